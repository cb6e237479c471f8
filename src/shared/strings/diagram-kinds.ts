/** Names of the kinds of diagrams in English: what the name of a drawing begins with for readers who cannot see it. */
export const en = {
  flowchart: 'Flowchart',
  sequence: 'Sequence diagram',
  state: 'State diagram',
};

/** The same in German. */
export const de = {
  flowchart: 'Flussdiagramm',
  sequence: 'Sequenzdiagramm',
  state: 'Zustandsdiagramm',
};

/** The same in Arabic. */
export const ar = {
  flowchart: 'مخطط انسيابي',
  sequence: 'مخطط تسلسل',
  state: 'مخطط حالات',
};
