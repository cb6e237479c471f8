import { STORAGE_KEYS } from '../../shared/constants';
import type { SiteData } from '../../shared/site-data';
import { fill } from '../../shared/strings/format';
import { visibleText } from '../../shared/text';
import { readEnvironment, toolName, type Environment } from '../../shared/workbench/environment';
import { storage } from '../storage';
import type { Behaviour, BehaviourContext } from './behaviour';
import { onPress } from './dom';

const VARIABLE = 'var.reader-var[data-var]';
const variablesOf = (root: Element): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(VARIABLE)];
const nameOf = ({ dataset }: HTMLElement): string => dataset['var'] ?? '';

/** The reader's own values, overridden by values in the address of this page. */
export function currentEnvironment(site: SiteData): Environment {
  const kept = storage.read(STORAGE_KEYS.environment) ?? '';
  const sent = visibleText(new URLSearchParams(location.search).get('env')) ?? '';
  return { ...readEnvironment(kept, site), ...readEnvironment(sent, site) };
}

/** An environment in one line. If it sets nothing, the line shows two values of the examples, which fit a phone. */
export function summaryOf({ tool, ...rest }: Environment, { readerVariables }: SiteData): string {
  const named = (values: object): string[] =>
    Object.entries(values).map(([name, value]) => `${name.toLowerCase()} ${value}`);
  const set = [...(tool === undefined ? [] : [toolName(tool)]), ...named(rest)];
  return (set.length > 0 ? set : named(readerVariables).slice(0, 2)).join(' · ');
}

/**
 * Names in commands (`NAMESPACE`, `POD`, …) are replaced by the reader's own values, on every page. Each of them opens
 * the dialog to set them; nothing is added to the page, so nothing moves. Plain: React cannot own words of an article.
 */
export function startReaderVariables({ site, router, islands }: BehaviourContext): Behaviour {
  function edit(variable: HTMLElement): void {
    const { page } = router.view.get();
    void islands.open('environment', () => ({ page, name: nameOf(variable) }));
  }

  onPress(VARIABLE, (variable) => {
    // A press that ends a text selection must not open the form.
    if (getSelection()?.isCollapsed !== false) edit(variable);
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    if (!(event.target instanceof HTMLElement) || !event.target.matches(VARIABLE)) return;
    event.preventDefault();
    edit(event.target);
  });

  return {
    onPage(main) {
      if (variablesOf(main).length === 0) return;
      const show = (): void => showVariables(main, currentEnvironment(site), site);
      show();
      makeReachable(main);
      return storage.subscribe(STORAGE_KEYS.environment, show);
    },
  };
}

/** Writes an environment into the names of an element that it sets, and the defaults into the others. */
export function showVariables(root: Element, environment: Environment, site: SiteData): void {
  for (const variable of variablesOf(root)) {
    const name = nameOf(variable);
    const own = environment[name.toLowerCase()];
    const value = own ?? site.readerVariables[name];
    if (value !== undefined && variable.textContent !== value) variable.textContent = value;
    variable.classList.toggle('is-own', own !== undefined);
    variable.title = fill(site.strings.article.variable, { name });
  }
}

/** Each variable of a block is one stop for the keyboard, however often it is repeated there. */
function makeReachable(main: HTMLElement): void {
  const blocks = new Map<Element, Set<string>>();
  for (const variable of variablesOf(main)) {
    const block = variable.closest('.code-block') ?? main;
    const names = blocks.get(block) ?? new Set<string>();
    if (names.has(nameOf(variable))) continue;
    blocks.set(block, names.add(nameOf(variable)));
    variable.tabIndex = 0;
    variable.setAttribute('role', 'button');
    variable.setAttribute('aria-haspopup', 'dialog');
  }
}
