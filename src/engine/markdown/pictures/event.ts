import { bar, cell, frame, trace, type Picture } from './shapes';

/** Height of the line that the event goes along. */
const Y = 104;

/** Where the same line stands in the drawing for phones, and names and records beside it. */
const X = 46;
const NAME = X + 34;
const RECORD = { x: 166, width: 128 } as const;

/** The way of an event from a system call to the reader, in five steps. */
export const EVENT: Picture = {
  label:
    'The life of an event: a system call in the kernel is selected and collected, on the node it is enriched and decoded, and the client delivers it.',
  wide: {
    width: 704,
    height: 204,
    parts: [
      frame(2, 2, 276, 156, 'Kernel'),
      frame(288, 2, 276, 156, 'Process on the node'),
      frame(574, 2, 128, 156, 'Client'),
      trace(`M2 ${Y}h54`, [1]),
      trace(`M100 ${Y}h80`, [2]),
      trace(`M224 ${Y}h118`, [3]),
      trace(`M386 ${Y}h80`, [4]),
      trace(`M510 ${Y}h106`, [5]),
      cell(78, Y, 'security', 'Select', [1]),
      cell(202, Y, 'trace', 'Collect', [2]),
      cell(364, Y, 'audit', 'Enrich', [3]),
      cell(488, Y, 'develop', 'Decode', [4]),
      cell(638, Y, 'top', 'Deliver', [5]),
      bar(2, 168, 276, 'namespace ids', [1, 2]),
      bar(288, 168, 276, 'names, decoded', [3, 4]),
      bar(574, 168, 128, 'a row', [5]),
    ],
  },
  narrow: {
    width: 304,
    height: 480,
    parts: [
      frame(2, 2, 300, 184, 'Kernel', NAME),
      frame(2, 194, 300, 184, 'Process on the node', NAME),
      frame(2, 386, 300, 92, 'Client', NAME),
      trace(`M${X} 42v7`, [1]),
      trace(`M${X} 93v36`, [2]),
      trace(`M${X} 173v68`, [3]),
      trace(`M${X} 285v36`, [4]),
      trace(`M${X} 365v53`, [5]),
      cell(X, 71, 'security', 'Select', [1], 'beside'),
      cell(X, 151, 'trace', 'Collect', [2], 'beside'),
      cell(X, 263, 'audit', 'Enrich', [3], 'beside'),
      cell(X, 343, 'develop', 'Decode', [4], 'beside'),
      cell(X, 440, 'top', 'Deliver', [5], 'beside'),
      bar(RECORD.x, 96, RECORD.width, 'namespace ids', [1, 2]),
      bar(RECORD.x, 288, RECORD.width, 'names, decoded', [3, 4]),
      bar(RECORD.x, 425, RECORD.width, 'a row', [5]),
    ],
  },
};
