import { createElement, Fragment, type ReactNode } from 'react';
import type { Words as WordsModel } from './model';

interface EachProps<Item> {
  of: readonly Item[];
  show: (item: Item, index: number) => ReactNode;
  separator?: ReactNode;
}

/** Shows items that never change their order, so that they need no keys. */
export function Each<Item>({ of, show, separator }: EachProps<Item>) {
  const content = of.flatMap((item, index) => [index > 0 && separator, show(item, index)]);
  return createElement(Fragment, null, ...content);
}

/** A sentence about a gadget. */
export function Words({ words }: { words: WordsModel }) {
  return <Each of={words} show={elementOf} />;
}

function elementOf(piece: WordsModel[number]): ReactNode {
  if (typeof piece === 'string') return <Text text={piece} />;
  switch (piece.kind) {
    case 'code':
      return <Code name={piece.text} />;
    case 'note':
      return (
        <small>
          <Text text={piece.text} />
        </small>
      );
    case 'link':
      return <a href={piece.href}>{piece.text}</a>;
    case 'line-end':
      return <br />;
  }
}

const FLAG = /((?<![\w-])--\w[\w-]*(?:=\w+)?)/;

/** A text with its flags as code, so that none wraps after its dashes. */
function Text({ text }: { text: string }) {
  return <Each of={text.split(FLAG)} show={(part, index) => (index % 2 === 1 ? <code>{part}</code> : part)} />;
}

const LONG_NAME = 32;

/** A name as code. A long one may wrap after a slash, except the one after its host. */
export function Code({ name }: { name: string }) {
  const parts = name.length > LONG_NAME ? name.split(/(?<=\/.*\w\/)(?=\w)/) : [name];
  return (
    <code>
      <Each of={parts} separator={<wbr />} show={(part) => part} />
    </code>
  );
}
