import type { ImageModel } from '../model';

/** Picture of a post. The first on a page is wanted at once, the others when they come near. */
export function Cover({ image, first }: { image: ImageModel; first: boolean }) {
  return (
    <img
      className="cover"
      src={image.src}
      srcSet={image.srcSet}
      sizes={image.srcSet ? '(min-width: 997px) 720px, 100vw' : undefined}
      width={image.width}
      height={image.height}
      alt={image.alt}
      loading={first ? undefined : 'lazy'}
      decoding="async"
    />
  );
}
