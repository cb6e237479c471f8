import strings from 'virtual:strings/changes';
import type { ReactNode } from 'react';
import type { VersionData } from '../../../shared/site-data';

interface Props {
  versions: readonly VersionData[];
  from: VersionData | undefined;
  to: VersionData | undefined;
  chooseFrom(name: string): void;
  chooseTo(name: string): void;
  gadgets: readonly string[];
  chosen: ReadonlySet<string>;
  chooseGadgets(names: readonly string[]): void;
  pasted: string;
  paste(text: string): void;
  close(): void;
}

/** The form of the guide: two versions, the gadgets that are used, commands and manifests. */
export function Form(props: Props): ReactNode {
  const { versions, from, to, gadgets, chosen, chooseGadgets, pasted, paste } = props;
  const choose = (name: string, isChosen: boolean): void =>
    chooseGadgets([...[...chosen].filter((one) => one !== name), ...(isChosen ? [name] : [])]);
  return (
    <div className="upgrade__form">
      <p>
        <VersionChoice label={strings.from} versions={versions} chosen={from} choose={props.chooseFrom} />{' '}
        <VersionChoice label={strings.to} versions={versions} chosen={to} choose={props.chooseTo} />
      </p>
      <details>
        <summary>{strings.only}</summary>
        <div className="upgrade__gadgets">
          {gadgets.map((name) => (
            <label key={name}>
              <input
                type="checkbox"
                value={name}
                checked={chosen.has(name)}
                onChange={({ target }) => choose(name, target.checked)}
              />
              {` ${name}`}
            </label>
          ))}
        </div>
      </details>
      <label>
        {strings.pasted}
        <textarea
          rows={4}
          spellCheck="false"
          autoComplete="off"
          autoCapitalize="off"
          value={pasted}
          onChange={({ target }) => paste(target.value)}
        />
      </label>
      <p>
        <small>{strings.local}</small>
      </p>
      <p>
        <button type="button" className="button" onClick={() => window.print()}>
          {strings.print}
        </button>{' '}
        <button type="button" className="button" onClick={props.close}>
          {strings.close}
        </button>
      </p>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  versions: readonly VersionData[];
  chosen: VersionData | undefined;
  choose(name: string): void;
}

function VersionChoice({ label, versions, chosen, choose }: ChoiceProps): ReactNode {
  return (
    <label>
      {`${label} `}
      <select aria-label={label} value={chosen?.release ?? ''} onChange={({ target }) => choose(target.value)}>
        {!chosen && <option value="">…</option>}
        {/* The newest release is under two names. */}
        {versions
          .filter(({ name, release }) => name === release)
          .map((version) => (
            <option key={version.name} value={version.name}>
              {version.label}
            </option>
          ))}
      </select>
    </label>
  );
}
