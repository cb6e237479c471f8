import { bar, cell, frame, trace, type Picture } from './parts';

const Y = 92;

/** The way of an event from a system call to the reader, in five steps. */
export const EVENT: Picture = {
  width: 420,
  height: 190,
  label:
    'The life of an event: a system call in the kernel is selected and collected, on the node it is enriched and decoded, and the client delivers it.',
  parts: [
    frame(4, 30, 166, 120, 'Kernel'),
    frame(178, 30, 158, 120, 'Process on the node'),
    frame(344, 30, 72, 120, 'Client'),
    trace(`M4 ${Y}h24`, [1]),
    trace(`M68 ${Y}h36`, [2]),
    trace(`M144 ${Y}h58`, [3]),
    trace(`M242 ${Y}h34`, [4]),
    trace(`M316 ${Y}h44`, [5]),
    cell(48, Y, 'security', 'Select', [1]),
    cell(124, Y, 'trace', 'Collect', [2]),
    cell(222, Y, 'audit', 'Enrich', [3]),
    cell(296, Y, 'develop', 'Decode', [4]),
    cell(380, Y, 'top', 'Deliver', [5]),
    bar(4, 158, 166, 'namespace ids', [1, 2]),
    bar(178, 158, 158, 'names, decoded', [3, 4]),
    bar(344, 158, 72, 'a row', [5]),
  ],
};
