import { placeOf } from '../place';
import type { FieldList } from './field-builder';
import type { ToolField } from './model';
import { ENUM } from './program-fields';

/** Types that a formatter turns into text, with the annotation that names the new field. */
const FORMATTERS: Readonly<Record<string, { target: string; added?: { template: string }; of?: readonly string[] }>> = {
  gadget_signal: { target: 'formatters.signal.target' },
  gadget_errno: { target: 'formatters.errno.target' },
  gadget_syscall: { target: 'formatters.syscall.target', of: ['u64'] },
  gadget_timestamp: { target: 'formatters.timestamp.target', added: { template: 'timestamp' } },
  gadget_bytes: { target: 'formatters.bytes.target', added: { template: 'bytes' } },
  gadget_duration: { target: 'formatters.duration.target', added: { template: 'duration' } },
  gadget_file_mode: { target: 'formatters.file_mode.target', of: ['u32'] },
  gadget_file_flags: { target: 'formatters.file_flags.target', of: ['u32'] },
};

const ENDPOINTS = ['gadget_l3endpoint_t', 'gadget_l4endpoint_t'];

/** Adds the fields that operators derive from others, and hides the originals. `userStack` lists subfields of a stack. */
export function applyOperators(list: FieldList, userStack: readonly string[]): void {
  const given = [...list.fields];
  for (const field of given.filter((one) => one.typeNames.includes(ENUM))) name(field, list, 'ebpf.formatter.enum');
  for (const field of given.filter((one) => one.typeNames.includes('gadget_kernel_stack')))
    name(field, list, 'ebpf.formatter.kstack');
  for (const field of given) format(field, list);
  for (const field of given.filter((one) => ENDPOINTS.some((type) => one.typeNames.includes(type))))
    addEndpoint(field, list);
  for (const field of given.filter((one) => one.typeNames.includes('gadget_user_stack'))) {
    for (const added of userStack)
      list.add({ ...placeOf(field), name: `${field.name}.${added}`, type: 'string', hidden: true });
    hideAll(field.name, list);
  }
  for (const field of given) resolveId(field, list);
}

/** An enum or a kernel stack: the number is hidden always, the text is shown. */
function name(field: ToolField, list: FieldList, annotation: string): void {
  field.hidden = true;
  const target = targetOf(field, list, annotation);
  if (target !== null) list.add({ ...placeOf(field), name: target, type: 'string', from: field.name });
}

function format(field: ToolField, list: FieldList): void {
  const [, rule] = Object.entries(FORMATTERS).find(([type]) => field.typeNames.includes(type)) ?? [];
  if (rule === undefined || (rule.of && !rule.of.includes(field.type ?? ''))) return;
  const target = targetOf(field, list, rule.target);
  if (target === null) return;
  list.add({ ...placeOf(field), name: target, type: 'string', ...rule.added, from: field.name });
  field.hidden = list.written(field.name) ?? true;
}

/** The name of the field that is made: an annotation says it, or the name without `_raw`. */
function targetOf(field: ToolField, list: FieldList, annotation: string): string | null {
  const written = list.annotation(field.name, annotation);
  if (written !== null) return `${parentOf(field.name)}${written}`;
  return field.name.endsWith('_raw') ? field.name.slice(0, -'_raw'.length) : null;
}

function addEndpoint(field: ToolField, list: FieldList): void {
  const child = (name: string): string => `${field.name}.${name}`;
  const raw = list.find(child('addr_raw'));
  if (raw === undefined) return;
  // The bytes of the address are taken away; what is left of them is the text.
  const own = `${raw.name}.`;
  const kept = list.fields.filter((one) => one !== raw && !one.name.startsWith(own));
  list.fields.splice(0, list.fields.length, ...kept);
  list.add({ ...placeOf(raw), name: child('addr'), type: 'string' });
  if (field.typeNames.includes('gadget_l4endpoint_t')) {
    if (list.find(child('proto_raw')))
      list.add({ ...placeOf(field), name: child('proto'), type: 'string', hidden: true });
    list.add({ ...placeOf(field), name: child('endpoint'), type: 'string', hidden: true, skipped: true });
    for (const part of ['kind', 'name', 'namespace', 'labels'])
      list.add({ ...placeOf(field), name: child(`k8s.${part}`), type: 'string', hidden: true });
  }
  hideAll(field.name, list);
  field.hidden = list.written(field.name) ?? false;
}

function hideAll(name: string, list: FieldList): void {
  for (const field of list.fields) if (field.name === name || field.name.startsWith(`${name}.`)) field.hidden = true;
}

/** A user or group id: both the number and the name are hidden. */
function resolveId(field: ToolField, list: FieldList): void {
  const isUser = field.typeNames.includes('gadget_uid');
  if (!isUser && !field.typeNames.includes('gadget_gid')) return;
  const word = isUser ? 'user' : 'group';
  const target = targetOf(field, list, 'uidgidresolver.target') ?? `${parentOf(field.name)}${word}`;
  const from = parentOf(field.name) === '' ? field.name : null;
  list.add({ ...placeOf(field), name: target, type: 'string', hidden: true, from });
  field.hidden = true;
}

function parentOf(name: string): string {
  return name.slice(0, name.lastIndexOf('.') + 1);
}
