import strings from 'virtual:strings/workbench';
import type { ReactNode } from 'react';
import { fill } from '../../shared/strings/format';
import { Copyable } from './Copyable';
import { Disclosure } from './Disclosure';

/** A run in another form. */
export interface Form {
  /** The texts to copy, each with its own button. */
  texts: readonly string[];
  /** Flags that the form cannot express. */
  dropped: readonly string[];
}

/** A run in another form, folded; without a form, nothing is shown. */
export function OtherForm({ title, form }: { title: string; form: Form | null }): ReactNode {
  return (
    <Disclosure title={title} hidden={form === null}>
      <div>
        {form?.texts.map((text, index) => (
          // A button that has the focus keeps it when the text changes.
          // oxlint-disable-next-line react/no-array-index-key
          <Copyable key={index} text={text} label={strings.copyText} />
        ))}
        {form && form.dropped.length > 0 && <p>{fill(strings.dropped, { flags: form.dropped.join(', ') })}</p>}
      </div>
    </Disclosure>
  );
}
