/** Picture of a post, drawn in the page so that it takes its colours. */
export function Cover({ svg }: { svg: string }) {
  return <div className="cover" dangerouslySetInnerHTML={{ __html: svg }} />;
}
