/** A problem of the content as the development server tells the browser of it. */
export interface DevProblem {
  /** `file:line:column`. */
  place: string;
  message: string;
  severity: 'error' | 'warning';
  hint?: string;
  /** The line in its file, with a caret below. */
  frame?: string;
  /** Route paths of the pages it belongs to; empty where it concerns all. */
  pages: string[];
}

/** The browser asks for the problems that are known. */
export const ASK_PROBLEMS = 'content:ask';
/** All problems there are, each time they change. */
export const TELL_PROBLEMS = 'content:problems';
/** The content has changed. */
export const CONTENT_UPDATE = 'content:update';
/** The browser asks for what changed while it loaded, with the milliseconds since it asked for the page. */
export const ASK_UPDATE = 'content:ask-update';
