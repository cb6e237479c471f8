import type { ResultModel } from '../model';

/** The first thing a gadget page shows: a few rows of output, the value that counts, and how to read it. */
export function Result({ rows, reading }: ResultModel) {
  return (
    <figure className="result">
      <pre>
        <code>
          {rows.map(([before, mark, after], index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two rows may be the same
            <span key={index}>
              {before}
              {mark !== '' && <strong>{mark}</strong>}
              {`${after}\n`}
            </span>
          ))}
        </code>
      </pre>
      <figcaption>
        {reading.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part))}
      </figcaption>
    </figure>
  );
}
