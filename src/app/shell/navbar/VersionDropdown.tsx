import type { ReactNode } from 'react';
import { STORAGE_KEYS } from '../../../shared/constants';
import type { PageMeta } from '../../../shared/page-data';
import type { DocsSetData } from '../../../shared/site-data';
import { withBase } from '../../../shared/urls';
import { useSite } from '../../context';
import { storage } from '../../storage';
import { useStored } from '../../use-stored';
import { Dropdown } from './Dropdown';
import { linkedVersion, versionPath } from './item-target';
import { KeepingLink } from './KeepingLink';

interface Props {
  set: DocsSetData;
  page: PageMeta;
}

/** The same page in every version. Choosing one makes it the preferred version of the docs set. */
export function VersionDropdown({ set, page }: Props): ReactNode {
  const { base, strings } = useSite();
  const key = STORAGE_KEYS.preferredVersion(set.id);
  const current = linkedVersion(set, page, useStored(key));
  const items = set.versions.map((version) => (
    <li key={version.name}>
      <KeepingLink
        className="dropdown__link"
        path={withBase(versionPath(set, version, page), base)}
        aria-current={version === current ? 'true' : undefined}
        onClick={() => storage.write(key, version.name)}
      >
        {version.label}
      </KeepingLink>
    </li>
  ));
  return (
    <Dropdown label={strings.shell.version} current={current.label}>
      {items}
    </Dropdown>
  );
}
