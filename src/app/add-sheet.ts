/** Adds a style sheet to the document. Rejects when it cannot be loaded, and then leaves nothing behind. */
export function addSheet(href: string, media = ''): Promise<HTMLLinkElement> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.media = media;
    link.href = href;
    link.onload = () => resolve(link);
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} could not be loaded.`));
    };
    document.head.append(link);
  });
}
