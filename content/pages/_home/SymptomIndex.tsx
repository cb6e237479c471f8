import { useState, type ReactNode } from 'react';
import { MARK_CELL, MARKS, gadgetMark } from '../../../src/shared/marks';
import type { GadgetSummary } from '../../../src/shared/page-data';
import { findSymptoms, type Finding } from './find-symptoms';
import { docs } from './links';

/** From what goes wrong to the gadget that shows why, in one step. Complete without JavaScript; the filter comes with it. */
export function SymptomIndex({ gadgets }: { gadgets: GadgetSummary[] }): ReactNode {
  const [query, setQuery] = useState('');
  const found = findSymptoms(gadgets, query);
  return (
    <section className="home__section" aria-labelledby="symptoms">
      <h2 id="symptoms">What do you see?</h2>
      <div className="symptoms__bar">
        <p>Pick the line that sounds like your problem. The gadget beside it shows what is behind it.</p>
        <label className="symptoms__filter">
          <span>Filter by symptom or gadget</span>
          <input className="field" type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
        </label>
      </div>
      <ul className="symptoms">
        {found.map((finding) => (
          <li key={finding.gadget}>
            <SymptomLink finding={finding} />
          </li>
        ))}
      </ul>
      <p className="symptoms__more" role="status">
        {found.length === 0 && <>No gadget fits “{query}”. </>}
        <a href={docs('gadgets/')}>All gadgets, by what they observe</a>
      </p>
    </section>
  );
}

function SymptomLink({ finding }: { finding: Finding }): ReactNode {
  return (
    <a className="symptom" href={docs(`gadgets/${finding.gadget}`)}>
      <span className="symptom__text">{finding.text}</span>
      <span className="symptom__gadget">
        <svg className="mark" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
          <path d={MARK_CELL} />
          <path d={MARKS[gadgetMark(finding.gadget)]} />
        </svg>
        {finding.gadget}
      </span>
    </a>
  );
}
