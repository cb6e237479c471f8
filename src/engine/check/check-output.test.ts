import { describe, expect, it } from 'vitest';
import { check, fence, page } from './test-content';

describe('example output', () => {
  const run = 'sudo ig run trace_open:%IG_TAG%';
  const header = 'RUNTIME.CONTAINERNAME  COMM  PID  TID  FD  FNAME  ERROR  MODE';
  const cases: [what: string, text: string, expected: string[]][] = [
    ['the default columns', `$ ${run}\n${header}\nweb  sh  1  1  3  /a    -r`, []],
    [
      'the default columns of the other tool',
      `$ kubectl gadget run trace_open:%IG_TAG%\n${header}`,
      ['The column "RUNTIME.CONTAINERNAME" is not what kubectl gadget prints here.'],
    ],
    [
      'a column of a later version',
      `$ ${run}\n${header.replace('FNAME', 'FNAME  FPATH')}`,
      ['The column "FPATH" is not what ig prints here.'],
    ],
    [
      'a wrong column',
      `$ ${run}\n${header.replace('FNAME', 'PATH')}`,
      ['The column "PATH" is not what ig prints here.'],
    ],
    ['a missing column', `$ ${run}\n${header.replace('  MODE', '')}`, ['A column is missing.']],
    ['selected columns', `$ ${run} --fields proc.comm,fname\nCOMM  FNAME`, []],
    [
      'selected columns in another order',
      `$ ${run} --fields proc.comm,fname\nFNAME  COMM`,
      ['The column "FNAME" is not what ig prints here.'],
    ],
    ['added and removed columns', `$ ${run} --fields=+flags,-mode\n${header.replace('MODE', 'FLAGS')}`, []],
    ['its own titles', '$ sudo ig run top_process:%IG_TAG% --fields pid,cpuUsage,cpuTimeStr\nPID  %CPU  TIME+', []],
    ['JSON', `$ ${run} -o json\n{"fd":3}`, []],
    ['words in capitals of another form', `$ ${run} -o yaml\nCOMM  FNAME`, []],
    [
      'words in capitals after starting a detached gadget',
      `$ gadgetctl run trace_open:%IG_TAG% --detach\nID  NAME`,
      [],
    ],
    ['words in capitals of the help', `$ ${run} --help\nUSAGE  FLAGS`, []],
    ['columns by name', `$ ${run} -o columns\nCOMM  FNAME`, ['The column "COMM" is not what ig prints here.']],
    ['fields that are given twice', `$ ${run} --fields fd --fields proc.comm,fname\nCOMM  FNAME`, []],
    ['fields of a data source', `$ ${run} --fields open:proc.comm,fname\nCOMM  FNAME`, []],
    ['fields with spaces between them', `$ ${run} --fields 'proc.comm, fname,'\nCOMM  FNAME`, []],
    [
      'a removed column that is there',
      `$ ${run} --fields=-mode\n${header}`,
      ['The column "MODE" is not what ig prints here.'],
    ],
    [
      'an added column that is not there',
      `$ ${run} --fields=+flags\n${header}  NOPE+`,
      ['The column "NOPE+" is not what ig prints here.'],
    ],
    [
      'a wrong column below five warnings',
      `$ ${run}\n${'WARN[0000] old kernel\n'.repeat(5)}COMM  FNAME`,
      ['The column "COMM" is not what ig prints here.'],
    ],
    ['words in capitals far below the beginning', `$ ${run}\n${'WARN[0000] old kernel\n'.repeat(6)}COMM  FNAME`, []],
    ['output of another program', `$ ${run} | wc -l\nLINES`, []],
    ['a warning above the header', `$ ${run}\nWARN[0000] old kernel\n${header}`, []],
  ];
  it.each(cases)('with %s', async (_what, text, expected) => {
    expect((await check(page(fence('console', text)))).map((one) => one.message)).toEqual(expected);
  });

  it('is reported at the wrong column', async () => {
    const found = await check(page(fence('console', `$ ${run}\n${header.replace('FNAME', 'PATH')}`)));
    expect([found[0]?.line, found[0]?.column]).toEqual([9, header.indexOf('FNAME') + 1]);
  });
});
