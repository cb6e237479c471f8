import { useState, type ReactNode } from 'react';

export const crashed = 'The field that jumps to a flag crashed.';

/** Links of rows and headings to themselves. */
const LINKS = '.prose dt > a[href^="#"], .prose .heading-anchor';

/** A name of a row, or the text of a heading, with the link that leads there. */
type Places = ReadonlyMap<string, HTMLElement>;

/** The field above a long reference that jumps to a row or a heading, which the browser completes. */
export default function Jump(): ReactNode {
  const [places, setPlaces] = useState<Places>(new Map());
  const [missed, setMissed] = useState(false);

  function jump(text: string): void {
    const link = findPlace(readPlaces(), text);
    setMissed(!link);
    link?.click();
  }
  return (
    <>
      <input
        type="search"
        className="filter-bar__input"
        aria-label="Jump to a flag or section"
        placeholder="Jump to a flag or section"
        list="jump-places"
        spellCheck={false}
        onChange={({ target, nativeEvent }) => {
          setMissed(false);
          if (places.size === 0) setPlaces(readPlaces());
          // One of the offered names was chosen.
          if ((nativeEvent as InputEvent).inputType === 'insertReplacementText') jump(target.value);
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') jump(currentTarget.value);
        }}
      />
      <datalist id="jump-places">
        {[...places.keys()].map((name) => (
          <option key={name} value={name} aria-label={name} />
        ))}
      </datalist>
      <output>{missed ? 'Nothing on this page has that name.' : ''}</output>
    </>
  );
}

/** The first place of a name is the one that it leads to. */
function readPlaces(): Places {
  const places = new Map<string, HTMLElement>();
  for (const link of document.querySelectorAll<HTMLElement>(LINKS)) {
    const codes = [...link.querySelectorAll('code')];
    const names = codes.length > 0 ? codes : [link.parentElement];
    for (const name of names) {
      const text = name?.textContent.trim() ?? '';
      if (text !== '' && !places.has(text)) places.set(text, link);
    }
  }
  return places;
}

/** The place of a name, or else of the first one that begins with, or contains, what was typed. */
function findPlace(places: Places, typed: string): HTMLElement | undefined {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return undefined;
  const names = [...places.keys()];
  const find = (test: (name: string) => boolean): string | undefined => names.find((name) => test(name.toLowerCase()));
  const name =
    find((one) => one === wanted) ??
    find((one) => one.replace(/^-+/, '').startsWith(wanted.replace(/^-+/, ''))) ??
    find((one) => one.includes(wanted));
  return name === undefined ? undefined : places.get(name);
}
