import { expect, test } from 'vitest';
import { readImage } from './image';

const PREFIX = 'example.org/gadget/';

test.each([
  ['trace_open', { gadget: 'trace_open', name: 'trace_open', tag: undefined, digest: false }],
  ['trace_open:v1', { gadget: 'trace_open', name: 'trace_open', tag: 'v1', tagIndex: 11 }],
  ['trace_open@sha256:1a2b', { gadget: 'trace_open', name: 'trace_open', tag: undefined, digest: true }],
  ['trace_open:v1@sha256:1a2b', { name: 'trace_open', tag: 'v1', digest: true }],
  ['example.org/gadget/trace_open:v1', { gadget: 'trace_open', nameIndex: 19, tag: 'v1' }],
  ['localhost:5000/own', { gadget: null, name: 'localhost:5000/own', tag: undefined }],
  ['localhost:5000/own:v2', { gadget: null, name: 'localhost:5000/own', tag: 'v2' }],
  ['$IMAGE', { gadget: null }],
])('the image %s', (text, parts) => expect(readImage(text, PREFIX)).toMatchObject(parts));
