/** React and its renderer as one file of their own, evaluated before the shell needs them. */
export { createElement, startTransition } from 'react';
export { hydrateRoot } from 'react-dom/client';
