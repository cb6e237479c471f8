import { useState, type ReactNode } from 'react';
import type { PageMeta } from '../../../shared/page-data';
import type { SiteData } from '../../../shared/site-data';
import { docPath, withBase } from '../../../shared/urls';
import { readVersionOutput } from '../../../shared/workbench/builder/in-environment';
import { isPlainValue, TOOL_CHOICES, toolName } from '../../../shared/workbench/environment';
import { Choice, TextField } from '../../components/controls';
import { useSite } from '../../context';
import { versionsOf } from '../../workbench/data';

/** The texts of the form's fields, by the keys of an environment. */
export type Entered = Readonly<Record<string, string>>;

interface Props {
  page: PageMeta;
  entered: Entered;
  change(entered: Entered): void;
}

const AS_ON_PAGE = ['', 'Default'] as const;
const RULE = 'Begin with a letter or a digit. Use letters, digits and @ % + = : , . / _ - without spaces.';

/** Fields for the names in commands and, where the site explains commands, for tool, selector, tag and output. */
export function Fields({ page, entered, change }: Props): ReactNode {
  const { tools, readerVariables } = useSite();
  const set = (changed: Entered): void => change({ ...entered, ...changed });
  const field = (key: string) => ({
    className: 'variables__item',
    value: entered[key] ?? '',
    onChange: (value: string) => set({ [key]: value }),
  });
  const text = (key: string, label: string): ReactNode => {
    const isLegal = !entered[key] || isPlainValue(entered[key].trim());
    return <TextField key={key} {...field(key)} name={key} label={label} problem={isLegal ? undefined : RULE} />;
  };
  return (
    <>
      {tools.length > 0 && (
        <Choice
          {...field('tool')}
          label="Tool"
          options={[AS_ON_PAGE, ...TOOL_CHOICES.map((one) => [one, toolName(one)] as const)]}
        />
      )}
      {Object.keys(readerVariables).map((name) =>
        text(name.toLowerCase(), name.charAt(0) + name.slice(1).toLowerCase()),
      )}
      {tools.length > 0 && (
        <>
          <TextField {...field('selector')} label="Label selector" />
          {text('tag', 'Image tag')}
          <Choice
            {...field('output')}
            label="Output format"
            options={[AS_ON_PAGE, 'columns', 'json', 'jsonpretty', 'yaml']}
          />
          <PastedVersion page={page} onFound={set} />
        </>
      )}
    </>
  );
}

/** A field for the output of a version command, and what was read from it. */
function PastedVersion({ page, onFound }: { page: PageMeta; onFound(found: Entered): void }): ReactNode {
  const [text, setText] = useState('');
  const site = useSite();
  const found = readVersionOutput(text);
  const href = found && pageOfVersion(found.version, site, page);
  function paste(pasted: string): void {
    setText(pasted);
    const read = readVersionOutput(pasted);
    if (read) onFound({ tool: read.tool, tag: read.version });
  }
  return (
    <>
      <label className="variables__item">
        <span>Paste the output of kubectl gadget version or ig version to fill these in</span>
        <textarea rows={2} spellCheck="false" value={text} onChange={({ target }) => paste(target.value)} />
      </label>
      <p className="variables__found" aria-live="polite">
        {found
          ? `Found: ${toolName(found.tool)}, ${found.version}.`
          : text.trim() !== '' && 'That doesn’t look like version output.'}{' '}
        {href && <a href={href}>{`This page for ${found.version}`}</a>}
      </p>
    </>
  );
}

/** The address of the page in a version, where the site has that version and the page is of another one. */
function pageOfVersion(label: string, site: SiteData, { docs }: PageMeta): string | null {
  const versions = versionsOf(site);
  const version = versions.find((one) => one.name === label) ?? versions.find((one) => one.label === label);
  const here = versions.find((one) => one.name === docs?.version);
  if (!version || !docs || here?.label === version.label || docs.absentIn.includes(version.name)) return null;
  return withBase(docPath(version, docs.page), site.base);
}
