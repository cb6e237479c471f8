import { Fragment, type ReactNode } from 'react';
import { Breakable } from './Breakable';
import { docs } from './links';
import { commandStart, SCENES, type Scene } from './scenes';

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
        <a href={docs(`gadgets/${gadget}`)}>How to read {gadget}</a>
      </div>
    </section>
  );
}

const cellClass = (wide: boolean | undefined): string | undefined => (wide ? 'scene__wide' : undefined);

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
              <span className="scene__word">{word}</span>{' '}
            </Fragment>
          ))}
        {scene.columns.map(({ field, wide }, index) => (
          <span className={cellClass(wide)} key={field}>
            {field}
            {index < scene.columns.length - 1 && ','}
            <wbr />
          </span>
        ))}
      </code>
    </p>
  );
}

function Output({ scene: { tab, columns, rows, found } }: { scene: Scene }): ReactNode {
  return (
    <table className="scene__output">
      <caption className="visually-hidden">{tab}</caption>
      <thead>
        <tr>
          {columns.map(({ field, title, wide }) => (
            <th className={cellClass(wide)} scope="col" key={field}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, rowIndex) => (
          <tr className={rowIndex === found.row ? 'scene__found' : undefined} key={row.join(' ')}>
            {columns.map(({ field, wide }, index) => (
              <td className={cellClass(wide)} key={field}>
                {rowIndex === found.row && index === found.column ? (
                  <Answer value={row[index] ?? ''} />
                ) : (
                  <Breakable value={row[index] ?? ''} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The value that answers the question, with the loupe over it, which repeats it larger. */
function Answer({ value }: { value: string }): ReactNode {
  return (
    <b className="scene__answer">
      {value}
      <svg className="scene__lens" viewBox="0 0 240 230" width="240" height="230" aria-hidden="true" focusable="false">
        <path className="scene__handle" d="m160 154 58 58" />
        <path className="scene__glass" d="M96 8 178 55v94l-82 47-82-47V55Z" />
        <text x="96" y="110">
          {value}
        </text>
        <path className="scene__trace" d="M15 146h46l11-20 19 36 11-16h75" />
      </svg>
    </b>
  );
}
