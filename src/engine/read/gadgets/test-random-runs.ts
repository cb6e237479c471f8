import type { CommandModel } from '../../../shared/commands/model';
import { commandModelAt } from './command-model';
import { sampleGadgets } from './test-data';

function sampleModel(): CommandModel {
  const model = commandModelAt(sampleGadgets(), 'v0.46.0');
  if (!model) throw new Error('The sample has no data for v0.46.0.');
  return { ...model, tagVariable: null };
}
/** The commands that runs are made for. */
export const MODEL = sampleModel();
/** Their gadgets. */
export const VIEWS = MODEL.gadgets.flatMap((one) => one.view ?? []);

/** A choice from a list. */
type Pick = <T>(list: readonly T[]) => T;

/** Chooses by a source of numbers. */
export function picker(next: () => number): Pick {
  return (list) => {
    const chosen = list[Math.floor(next() * list.length)];
    if (chosen === undefined) throw new Error('Nothing to choose from.');
    return chosen;
  };
}
