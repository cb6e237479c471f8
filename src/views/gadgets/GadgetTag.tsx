import { Finder } from './Finder';
import type { Fact, GadgetTagModel } from './model';
import { Rows } from './Rows';
import { Words } from './Words';

/** What a tag of a page shows of a gadget: its facts, its parameters or its fields; or the list of all gadgets. */
export function GadgetTag({ page }: { page: GadgetTagModel }) {
  if (page.kind === 'finder') return <Finder {...page} />;
  return page.kind === 'glance' ? <Glance {...page} /> : <Rows {...page} />;
}

/** The facts of a gadget page: what it needs, where it runs and since when it exists. */
function Glance({ facts }: { facts: readonly Fact[] }) {
  return (
    <div className="glance">
      <dl>
        {facts.map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Words words={words} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
