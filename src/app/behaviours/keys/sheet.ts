import strings from 'virtual:strings/keys';
import '../../styles/keys.css';
import { STORAGE_KEYS } from '../../../shared/constants';
import { storage } from '../../storage';
import { make, showDialog } from '../dom';

/** Keys with what they do, in the order of the sheet. */
const ROWS: readonly (readonly [keys: readonly string[], meaning: string])[] = [
  [['/', 'Ctrl K'], strings.search],
  [['f'], strings.filter],
  [['n'], strings.next],
  [['p'], strings.previous],
  [['c'], strings.copy],
  [['t'], strings.theme],
  [['j'], strings.nextChange],
  [['k'], strings.previousChange],
  [['?'], strings.sheet],
];

/** Shows which keys do what, with the switch for those of a single letter. */
export function showKeySheet(): void {
  const singles = make('input', { type: 'checkbox' });
  singles.checked = storage.read(STORAGE_KEYS.singleKeys) !== 'off';
  singles.addEventListener('change', () => storage.write(STORAGE_KEYS.singleKeys, singles.checked ? 'on' : 'off'));
  const close = make('button', { type: 'button', class: 'button' }, strings.close);
  const dialog = make(
    'dialog',
    { class: 'keys', 'aria-labelledby': 'keys-title' },
    make('h2', { id: 'keys-title' }, strings.title),
    make('dl', { class: 'keys__list' }, ...ROWS.map(row)),
    make('label', { class: 'keys__switch' }, singles, strings.singles),
    close,
  );
  close.addEventListener('click', () => dialog.close());
  showDialog(dialog);
}

function row([keys, meaning]: (typeof ROWS)[number]): HTMLElement {
  return make('div', {}, make('dt', {}, ...keys.map((key) => make('kbd', {}, key))), make('dd', {}, meaning));
}
