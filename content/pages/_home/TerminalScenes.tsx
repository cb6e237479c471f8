import { Fragment, type ReactNode } from 'react';
import { Breakable } from './Breakable';
import { docs } from './links';
import { commandStart, SCENES, type Column, type Scene } from './scenes';

/**
 * Gadgets at work, a tab a question. All of it is in the page and complete: without JavaScript the scenes stand below
 * each other, with it the script of the island shows them in turn, until the reader chooses or all have been seen.
 */
export function TerminalScenes(): ReactNode {
  return (
    <section className="scenes" data-island="scenes" aria-label="Gadgets at work">
      <div className="scenes__bar">
        <div className="scenes__tabs" role="tablist" aria-label="Questions">
          {SCENES.map(({ id, tab }, index) => (
            <button
              className="scenes__tab"
              type="button"
              role="tab"
              key={id}
              id={`scene-tab-${id}`}
              aria-controls={`scene-${id}`}
              aria-selected={index === 0}
              tabIndex={index === 0 ? 0 : -1}
            >
              {tab}
              <span className="scenes__progress" />
            </button>
          ))}
        </div>
        <button className="scenes__pause" type="button" data-pause="Pause" data-play="Play" hidden>
          Pause
        </button>
      </div>
      <div className="scenes__stage">
        {SCENES.map((scene, index) => (
          <SceneFigure scene={scene} isFirst={index === 0} key={scene.id} />
        ))}
      </div>
    </section>
  );
}

function SceneFigure({ scene, isFirst }: { scene: Scene; isFirst: boolean }): ReactNode {
  const { id, tab, gadget, reading } = scene;
  return (
    <section
      className="scene"
      id={`scene-${id}`}
      role="tabpanel"
      aria-labelledby={`scene-tab-${id}`}
      {...(isFirst ? { 'data-active': '' } : {})}
    >
      <div className="terminal scene__terminal">
        <p className="scene__bar">
          {gadget} <span>kubectl gadget</span>
        </p>
        <div className="scene__screen">
          <Command scene={scene} />
          <Output scene={scene} />
        </div>
      </div>
      <div className="scene__reading">
        <p className="scene__question">{tab}</p>
        <ol>
          {reading.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
        <a href={docs(`gadgets/${gadget}`)}>Understand {gadget} output</a>
      </div>
    </section>
  );
}

const ROOM_CLASS = { medium: 'scene__medium', wide: 'scene__wide' };

const cellClass = ({ room }: Column): string | undefined => room && ROOM_CLASS[room];

/** A program's name and its flags have the colours that they have in the documentation. */
function wordClass(word: string): string {
  if (word === 'kubectl') return 'scene__word tk-f';
  return word.startsWith('-') ? 'scene__word tk-v' : 'scene__word';
}

function Command({ scene }: { scene: Scene }): ReactNode {
  return (
    <p className="scene__command">
      <code>
        <span className="prompt">$ </span>
        {commandStart(scene)
          .trim()
          .split(' ')
          .map((word) => (
            <Fragment key={word}>
              <span className={wordClass(word)}>{word}</span>{' '}
            </Fragment>
          ))}
        <span className="scene__word">
          {scene.columns.map((column, index) => (
            <span className={cellClass(column)} key={column.field}>
              {column.field}
              {index < scene.columns.length - 1 && ','}
            </span>
          ))}
        </span>
      </code>
    </p>
  );
}

function Output({ scene }: { scene: Scene }): ReactNode {
  const { tab, columns, rows, found } = scene;
  return (
    <table className="scene__output">
      <caption className="visually-hidden">{tab}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th className={cellClass(column)} scope="col" key={column.field}>
              <Breakable value={column.title} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr className={rowClass(index - found.row)} key={row.join(' ')}>
            {columns.map((column, at) => (
              <td className={cellClass(column)} key={column.field}>
                {index === found.row && at === found.column ? (
                  <Answer scene={scene} />
                ) : (
                  <Breakable value={row[at] ?? ''} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A phone shows the answer and two more rows. */
function rowClass(distance: number): string | undefined {
  if (distance === 0) return 'scene__found';
  return Math.abs(distance) > 2 ? 'scene__far' : undefined;
}

/** Centre, letter width and line height of the lens, in units of its drawing. */
const LENS = { x: 96, y: 110, letter: 15.2, line: 40 };

const GLASS = 'M96 8 178 55v94l-82 47-82-47V55Z';

/** The value that answers the question, with a lens over it that enlarges the cell and those around it. */
function Answer({ scene: { id, rows, found } }: { scene: Scene }): ReactNode {
  const { row, column } = found;
  const value = rows[row]?.[column] ?? '';
  const left = LENS.x - (value.length * LENS.letter) / 2;
  return (
    <b className="scene__answer">
      {value}
      <svg className="scene__lens" viewBox="0 0 240 230" width="240" height="230" aria-hidden="true" focusable="false">
        <path className="scene__handle" d="m160 154 58 58" />
        <path className="scene__glass" d={GLASS} />
        <clipPath id={`lens-${id}`}>
          <path d={GLASS} />
        </clipPath>
        <g clipPath={`url(#lens-${id})`}>
          {rows.slice(Math.max(0, row - 1), row + 2).map((cells) => {
            const y = LENS.y + (rows.indexOf(cells) - row) * LENS.line;
            const lineClass = cells === rows[row] ? 'scene__near' : undefined;
            return (
              <g className={lineClass} key={cells.join(' ')}>
                <text x={left - 2 * LENS.letter} y={y} textAnchor="end">
                  {cells[column - 1]}
                </text>
                <text x={left} y={y}>
                  {cells[column]}
                </text>
                <text x={left + ((cells[column] ?? '').length + 2) * LENS.letter} y={y}>
                  {cells[column + 1]}
                </text>
              </g>
            );
          })}
        </g>
        <path className="scene__trace" d="M-40 124h92l11-16 19 30 11-14h147" />
      </svg>
    </b>
  );
}
