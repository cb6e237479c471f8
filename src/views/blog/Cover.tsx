import type { CoverModel } from '../model';

/** Picture of a post. The first on a page is wanted at once, the others when they come near; a drawing is there already. */
export function Cover({ cover, first }: { cover: CoverModel; first: boolean }) {
  if (cover.kind === 'drawing') return <div className="cover" dangerouslySetInnerHTML={{ __html: cover.svg }} />;
  const { image } = cover;
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
