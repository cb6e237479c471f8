import { expect, test } from 'vitest';
import { fieldReferences, namedInValue } from './values';

/** Each field with its place, its data source and how it is compared; what is no condition has an exclamation mark. */
const fieldsOf = (option: string, value: string): string[] =>
  fieldReferences(option, value).map((one) => {
    expect(value.slice(one.index, one.index + one.text.length)).toBe(one.text);
    if (one.kind === 'broken') return `${one.text}!`;
    const { text, index, source, operator } = one;
    if (operator) expect(value.slice(operator.index, operator.index + operator.text.length)).toBe(operator.text);
    return `${source === undefined ? '' : `${source}:`}${text}@${index}${operator ? ` ${operator.text}` : ''}`;
  });

test.each([
  ['--fields', 'a', ['a@0']],
  ['--fields', 'a,b.c', ['a@0', 'b.c@2']],
  ['--fields', ' a , b ', ['a@1', 'b@5']],
  ['--fields', '+a,-b', ['a@1', 'b@4']],
  ['--fields', '+,-,,', []],
  ['--fields', 'open:a,b;close:c', ['open:a@5', 'open:b@7', 'close:c@15']],
  // The text before the first colon is the data source.
  ['--fields', 'open:a:b,c', ['open:a:b@5', 'open:c@9']],
  ['--fields', ':a', [':a@1']],
  ['--sort', '-a,b', ['a@1', 'b@3']],
  // A sign that only lists of fields have is a part of the name.
  ['--sort', '+a', ['+a@0']],
  ['--filter', 'a==1', ['a@0 ==']],
  ['--filter', ' a >= 1,b!~x', ['a@1 >=', 'b@8 !~']],
  ['--filter', 'a==x\\,y,b<2', ['a@0 ==', 'b@8 <']],
  ['--filter', 'a==x\\\\,b<2', ['a@0 ==', 'b@7 <']],
  ['--filter', 'a==1,,nonsense ', ['a@0 ==', 'nonsense!']],
  ['--filter', 'a==1,%CONDITION%', ['a@0 ==']],
  ['--filter', '!a=1', ['!a@0 =']],
  ['--filter-expr', 'a.b > 1 and not (c in ["d", \'e\', `f`])', ['a.b@0', 'c@17']],
  ['--filter-expr', 'len(a) > 1 || a == b', ['a@4', 'b@19']],
  ['--filter-expr', 'let x = a; x > 1', ['a@8']],
  ['--filter-expr', 'a.b.startsWith("x\\"y") && #.c', []],
  ['--filter-expr', '"x\\"y" == a', ['a@10']],
  ['--output', 'json', []],
])('%s %s names the fields %j', (option, value, expected) => expect(fieldsOf(option, value)).toEqual(expected));

test.each([
  ['--output', 'json', ['mode json']],
  ['--output', 'open:json,close:none', ['source open', 'mode json', 'source close', 'mode none']],
  ['--output', 'open:', ['source open', 'mode ']],
  ['--output', 'open:a:b', ['source open', 'mode a:b']],
  ['--annotate', 'open.a:b=c,x,close:d=e', ['source open', 'source close']],
  ['--otel-metrics-name', 'open:name', ['source open']],
  ['--otel-metrics-name', 'name', []],
  ['--fields', 'open:a', []],
])('%s %s names %j', (option, value, expected) => {
  const named = namedInValue(option, value);
  expect(named.map(({ kind, text }) => `${kind} ${text}`)).toEqual(expected);
  for (const { text, index } of named) expect(value.slice(index, index + text.length)).toBe(text);
});
