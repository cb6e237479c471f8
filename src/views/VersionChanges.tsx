import { fill } from '../shared/strings/format';
import type { VersionChangesModel } from './model';
import { useStrings } from './strings';

type Named = VersionChangesModel['groups'][number]['changes'][number]['of'][number];

/** What a version changed: a section of its home page, complete without a script. */
export function VersionChanges({ page }: { page: VersionChangesModel }) {
  const { changes: strings } = useStrings();
  return (
    <section className="changes prose">
      <h2 id={page.id}>{fill(strings.title, { version: page.release })}</h2>
      <p>{page.summary}</p>
      <ul>
        {page.guide !== null && (
          <li>
            <a href={page.guide}>{strings.guide}</a>: {strings.guideUse}
          </li>
        )}
        <li>
          <a href={page.feed}>{strings.feed}</a>: {strings.feedUse}
        </li>
      </ul>
      {page.groups.length > 0 && (
        <details>
          <summary>{strings.tools}</summary>
          {page.groups.map(({ label, changes }) => (
            <div key={label}>
              <h3>{label}</h3>
              <ul>
                {changes.map(({ text, of, ...thing }) => (
                  <li key={thing.label + text}>
                    <Name thing={thing} /> {text}
                    {of.length > 0 && ': '}
                    {of.map((owner, index) => [index > 0 && ', ', <Name key={owner.label} thing={owner} />])}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </details>
      )}
      {page.pages.length > 0 && (
        <details>
          <summary>{strings.pages}</summary>
          <h3 className="visually-hidden">{strings.pages}</h3>
          <ul>
            {page.pages.map(({ label, href, text }) => (
              <li key={label}>
                {href === null ? label : <a href={href}>{label}</a>}: {text}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Name({ thing: { label, href } }: { thing: Named }) {
  return href === null ? (
    <code>{label}</code>
  ) : (
    <a href={href}>
      <code>{label}</code>
    </a>
  );
}
