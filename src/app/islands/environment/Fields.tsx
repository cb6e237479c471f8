import strings from 'virtual:strings/variables';
import { useState, type ReactNode } from 'react';
import type { PageMeta } from '../../../shared/page-data';
import type { SiteData } from '../../../shared/site-data';
import { fill } from '../../../shared/strings/format';
import { docPath, pageAddress, withBase } from '../../../shared/urls';
import { TOOL_CHOICES } from '../../../shared/workbench/builder/run';
import { readVersionOutput } from '../../../shared/workbench/builder/version-output';
import { PLAIN_VALUE } from '../../../shared/workbench/plain-value';
import { Choice, type Option } from '../../components/Choice';
import { TextField } from '../../components/TextField';
import { useSite } from '../../context/SiteContext';
import { versionsOf } from '../../workbench/data';
import { toolName } from '../../workbench/environment/summary';
import type { Entered } from './entered';

interface Props {
  page: PageMeta;
  entered: Entered;
  change(entered: Entered): void;
  /** The name whose field is the first to be filled in. */
  begin: string | null;
}

const FORMATS = ['columns', 'json', 'jsonpretty', 'yaml'];
const AS_ON_PAGE: Option = ['', strings.asOnPage];
const ITEM = 'filter-bar__item';
/** What is no plain value is not used, and the browser reports it. */
const PLAIN = { pattern: PLAIN_VALUE, title: 'a-z A-Z 0-9 @ % + = : , . / _ -' };

/** Fields for the names in commands and, where the site explains commands, for tool, selector, tag and output. */
export function Fields({ page, entered, change, begin }: Props): ReactNode {
  const hasTools = useSite().tools.length > 0;
  const set = (changed: Partial<Entered>): void => change({ ...entered, ...changed });
  const { names, tool, selector, tag, output } = entered;
  return (
    <>
      {hasTools && (
        <Choice
          className={ITEM}
          label={strings.tool}
          options={[AS_ON_PAGE, ...TOOL_CHOICES.map((one): Option => [one, toolName(one)])]}
          value={tool}
          onChange={(value) => set({ tool: value })}
        />
      )}
      {Object.entries(names).map(([name, value]) => (
        <TextField
          className={ITEM}
          key={name}
          label={name}
          value={value}
          onChange={(text) => set({ names: { ...names, [name]: text } })}
          data-begin={name === begin ? '' : undefined}
          {...PLAIN}
        />
      ))}
      {hasTools && (
        <>
          <TextField
            className={ITEM}
            label={strings.selector}
            value={selector}
            onChange={(value) => set({ selector: value })}
          />
          <TextField
            className={ITEM}
            label={strings.tag}
            value={tag}
            onChange={(value) => set({ tag: value })}
            {...PLAIN}
          />
          <Choice
            className={ITEM}
            label={strings.output}
            options={[AS_ON_PAGE, ...FORMATS.map((format): Option => [format, format])]}
            value={output}
            onChange={(value) => set({ output: value })}
          />
          <PastedVersion page={page} onFound={set} />
        </>
      )}
    </>
  );
}

interface PastedProps {
  page: PageMeta;
  onFound(found: Pick<Entered, 'tool' | 'tag'>): void;
}

/** A field for the output of a version command, and what was read from it. */
function PastedVersion({ page, onFound }: PastedProps): ReactNode {
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
      <label className="variables__paste">
        <span>{strings.paste}</span>
        <textarea
          className="filter-bar__input"
          rows={2}
          spellCheck="false"
          value={text}
          onChange={({ target }) => paste(target.value)}
        />
      </label>
      <p className="variables__found" aria-live="polite">
        {found
          ? fill(strings.found, { tool: toolName(found.tool), version: found.version })
          : text.trim() !== '' && strings.noVersion}{' '}
        {href && <a href={href}>{fill(strings.pageOf, { version: found.version })}</a>}
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
  return withBase(pageAddress(site, docPath(version, docs.page)), site.base);
}
