import strings from 'virtual:strings/keys';
import '../../styles/keys.css';
import type { ReactNode } from 'react';
import { STORAGE_KEYS } from '../../../shared/constants';
import { Dialog } from '../../components/Dialog';
import { Switch } from '../../components/Switch';
import { useStored } from '../../hooks/useStored';
import type { IslandProps } from '../island';

export const { crashed } = strings;

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

/** The list of keyboard shortcuts, with the switch for those of a single letter. */
export default function KeySheet({ close }: IslandProps): ReactNode {
  const [singles, storeSingles] = useStored(STORAGE_KEYS.singleKeys);
  return (
    <Dialog className="keys" aria-labelledby="keys-title" onClose={close}>
      <h2 id="keys-title">{strings.title}</h2>
      <dl className="keys__list">
        {ROWS.map(([keys, meaning]) => (
          <div key={meaning}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <Switch
        className="keys__switch"
        label={strings.singles}
        isOn={singles !== 'off'}
        onChange={(isOn) => storeSingles(isOn ? 'on' : 'off')}
      />
      <button type="button" className="button" onClick={close}>
        {strings.close}
      </button>
    </Dialog>
  );
}
