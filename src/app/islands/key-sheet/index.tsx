import '../../styles/keys.css';
import type { ReactNode } from 'react';
import { STORAGE_KEYS } from '../../../shared/constants';
import { Switch } from '../../components/controls';
import { TitledDialog } from '../../components/TitledDialog';
import { useStored } from '../../hooks';
import type { IslandProps } from '../registry';

export const crashed = 'The list of keyboard shortcuts crashed.';

const ROWS: readonly (readonly [keys: string, meaning: string])[] = [
  ['/,Ctrl K', 'Search'],
  ['f', 'Filter the list of pages or gadgets'],
  ['n', 'Next page'],
  ['p', 'Previous page'],
  ['c', 'Copy the first command'],
  ['t', 'Switch between light and dark'],
  ['j', 'Next change when comparing'],
  ['k', 'Previous change when comparing'],
  ['?', 'Show this list'],
];

/** The list of keyboard shortcuts, with the switch for single letters. */
export default function KeySheet({ close }: IslandProps): ReactNode {
  const [singles, storeSingles] = useStored(STORAGE_KEYS.singleKeys);
  return (
    <TitledDialog className="keys" title="Keyboard shortcuts" onClose={close}>
      <dl className="keys__list">
        {ROWS.map(([keys, meaning]) => (
          <div key={keys}>
            <dt>
              {keys.split(',').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <Switch
        className="keys__switch"
        label="Enable single-key shortcuts"
        value={singles !== 'off'}
        onChange={(isOn) => storeSingles(isOn ? 'on' : 'off')}
      />
    </TitledDialog>
  );
}
