import { gadgetMark } from '../../shared/marks';
import { Island } from '../parts/Island';
import { Mark } from '../parts/PageHead';
import type { FinderEntry, GadgetTagModel } from './model';
import { Code } from './Words';

/** All gadgets of a version as one complete list, with the form that filters it in a browser. */
export function Finder({ form, entries }: Extract<GadgetTagModel, { kind: 'finder' }>) {
  return (
    <div className="finder" data-island="finder-list">
      <Island name="gadget-finder" props={form} />
      <div className="finder__found">
        <ul className="finder__list">
          {entries.map((entry) => (
            <Entry key={entry.gadget.name} {...entry} />
          ))}
        </ul>
        <div className="finder__preview" hidden />
      </div>
    </div>
  );
}

/** An entry carries what the form filters by; a version is empty where there is no bound, keywords are the symptoms. */
function Entry({ gadget, href, facts }: FinderEntry) {
  return (
    <li
      className="finder__row"
      data-name={gadget.name}
      data-category={gadget.category}
      data-observes={gadget.observes.join(' ')}
      data-environments={gadget.environments.join(' ')}
      data-kernel={gadget.minKernel ?? ''}
      data-since={gadget.since ?? ''}
      data-until={gadget.until ?? ''}
      data-keywords={gadget.keywords.join(', ')}
    >
      <Mark name={gadgetMark(`${gadget.category}_`)} />
      <a className="finder__name" href={href}>
        <Code name={gadget.name} />
      </a>
      <p className="finder__text">{gadget.summary}</p>
      {facts.length > 0 && <p className="finder__facts">{facts.join(' · ')}</p>}
    </li>
  );
}
