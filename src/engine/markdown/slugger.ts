import GithubSlugger from 'github-slugger';
import { SHELL_IDS } from '../../shared/shell-ids';

/** Makes the ids of one page. None of them is one of the page around the text. */
export function sluggerBesideShell(): GithubSlugger {
  const slugger = new GithubSlugger();
  for (const id of SHELL_IDS) slugger.slug(id, true);
  return slugger;
}
