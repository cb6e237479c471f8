/** Index of the tab a key leads to, around the ends, or `null` for a key that is none of the tab list's. */
export function tabForKey(key: string, current: number, count: number, rightToLeft: boolean): number | null {
  const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = rightToLeft ? 'ArrowRight' : 'ArrowLeft';
  switch (key) {
    case forward:
      return (current + 1) % count;
    case back:
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** Index of the tab with a value; `null` when the group's choice does not exist here, so that nothing changes. */
export function tabForValue(values: readonly (string | undefined)[], chosen: string | null): number | null {
  const index = chosen === null ? -1 : values.indexOf(chosen);
  return index === -1 ? null : index;
}
