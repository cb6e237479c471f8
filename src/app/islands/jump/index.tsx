import { useState, type ReactNode } from 'react';

export const crashed = 'The field that jumps to a flag crashed.';

/** Names of rows and texts of headings, with the links that lead there. */
type Places = ReadonlyMap<string, HTMLElement>;

/** The field above a long reference that jumps to a row or a heading. The browser completes what is typed. */
export default function Jump(): ReactNode {
  const [places, setPlaces] = useState<Places>(new Map());
  const [missed, setMissed] = useState(false);
  const jump = (text: string): void => {
    const link = findPlace(readPlaces(), text);
    setMissed(!link);
    link?.click();
  };
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
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && jump(currentTarget.value)}
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

/** Rows and headings link to themselves. A name leads to the first of its places. */
function readPlaces(): Places {
  const links = document.querySelectorAll<HTMLElement>('.prose dt > a[href^="#"], .prose .heading-anchor');
  const places = new Map<string, HTMLElement>();
  for (const link of links)
    for (const name of link.matches('dt > a') ? link.querySelectorAll('code') : [link.parentElement]) {
      const text = name?.textContent.trim() ?? '';
      if (!places.has(text)) places.set(text, link);
    }
  return places;
}

/** The place of a name, or else of the first one that begins with, or contains, what was typed. */
function findPlace(places: Places, typed: string): HTMLElement | undefined {
  const wanted = typed.trim().toLowerCase();
  const all = [...places].map(([name, link]) => ({ name: name.toLowerCase(), link }));
  const bare = (name: string): string => name.replace(/^-+/, '');
  const tests = [
    (name: string) => name === wanted,
    (name: string) => bare(name).startsWith(bare(wanted)),
    (name: string) => name.includes(wanted),
  ];
  const found = wanted === '' ? [] : tests.map((test) => all.find(({ name }) => test(name))?.link);
  return found.find((link) => link !== undefined);
}
