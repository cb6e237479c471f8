/** Single spaces stay as they are: they are most of all white space. */
const OTHER_SPACE = /\s{2,}|[^\S ]/g;

/** A text in which all white space is single spaces. */
export const singleSpaces = (text: string): string => text.replace(OTHER_SPACE, ' ');
