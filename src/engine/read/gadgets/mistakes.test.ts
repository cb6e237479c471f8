import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../model/cache';
import { commandModelAt } from './command-model';
import { sampleGadgets } from './test-data';
import type { CommandModel } from '../../../shared/commands/model';
import { diagnose } from '../../../shared/workbench/diagnose';
import { correctCommands } from '../../../shared/workbench/correct';
import { readPasted } from '../../../shared/workbench/pasted';

interface Mistake {
  typed: string;
  version?: string;
  rule: string;
  corrected: string | null;
}

const read = (file: string): unknown => parse(readFileSync(path.join(PROJECT_ROOT, file), 'utf8'));
const { mistakes } = read('tests/data/mistakes.yaml') as { mistakes: Mistake[] };
const catalogue = sampleGadgets();

function modelAt(version: string): CommandModel {
  const model = commandModelAt(catalogue, version);
  if (!model) throw new Error(`There is no gadget data for ${version}.`);
  return model;
}

describe('mistakes that people make', () => {
  test('there are at least forty', () => expect(mistakes.length).toBeGreaterThanOrEqual(40));

  test.each(mistakes)('$typed', ({ typed, version = 'v0.46.0', rule, corrected }) => {
    const model = modelAt(version);
    const { text, notes } = readPasted(typed);
    const { findings } = diagnose(text, model);
    if (rule === 'pasted') expect(notes).not.toEqual([]);
    else expect(findings.map((one) => one.rule)).toContain(rule);
    const result = correctCommands(text, model);
    if (corrected === null) expect(result.left).not.toEqual([]);
    else expect(result).toMatchObject({ text: corrected, left: [] });
  });
});
