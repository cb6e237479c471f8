/** What a build took of the processor. */
interface Row {
  name: string;
  processor: number;
}

/** How many times as long as the first row another one worked; `NaN` where one of the two was not measured. */
export function ratioTo(ours: Pick<Row, 'processor'> | undefined, { processor }: Pick<Row, 'processor'>): number {
  return (processor || NaN) / (ours?.processor || NaN);
}

/**
 * Rivals, the rows behind those of our own, whose ratio lies below a floor, as sentences. A ratio is the same on a slow
 * machine and on a quick one. One that could not be measured lies below.
 */
export function belowFloor([ours]: readonly Row[], rivals: readonly Row[], floor: number): string[] {
  return rivals.flatMap((rival) => {
    const ratio = ratioTo(ours, rival);
    if (ratio >= floor) return [];
    return [`${rival.name} takes ${ratio.toFixed(1)} times what we take of the processor; the floor is ${floor}.`];
  });
}
