import type { ReactNode } from 'react';
import { MARK_CELL, MARKS, gadgetMark } from '../../../src/shared/marks';
import type { GadgetSummary } from '../../../src/shared/page-data';
import { docs } from './links';
import { symptomLines, type SymptomLine } from './symptom-lines';

/** Links from a symptom to the gadget that explains it. Complete without JavaScript, which adds the filter. */
export function SymptomIndex({ gadgets }: { gadgets: GadgetSummary[] }): ReactNode {
  return (
    <section className="home__section" aria-labelledby="symptoms" data-island="word-filter">
      <h2 id="symptoms">What’s going wrong?</h2>
      <div className="symptoms__bar">
        <p>Pick the symptom you see. The gadget next to it shows the cause.</p>
        <label className="symptoms__filter">
          <span>Filter by symptom or gadget</span>
          <input className="field" type="search" />
        </label>
      </div>
      <ul className="symptoms">
        {symptomLines(gadgets).map((line) => (
          <li key={line.gadget + line.text} data-about={line.about} hidden={line.isMore}>
            <SymptomLink line={line} />
          </li>
        ))}
      </ul>
      <p className="symptoms__more">
        <span role="status" data-none="No gadget fits “{query}”. " />
        <a href={docs('gadgets/')}>Browse all gadgets</a>
      </p>
    </section>
  );
}

function SymptomLink({ line: { text, gadget } }: { line: SymptomLine }): ReactNode {
  return (
    <a className="symptom" href={docs(`gadgets/${gadget}`)}>
      <span className="symptom__text">{text}</span>
      <span className="symptom__gadget">
        <svg className="mark" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
          <path d={MARK_CELL} />
          <path d={MARKS[gadgetMark(gadget)]} />
        </svg>
        {gadget}
      </span>
    </a>
  );
}
