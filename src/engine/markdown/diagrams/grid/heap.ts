/** A queue that gives the cheapest first. */
export class Heap<T extends { rank: number }> {
  private readonly items: T[] = [];

  push(item: T): void {
    const { items } = this;
    let index = items.push(item) - 1;
    while (index > 0) {
      const above = (index - 1) >> 1;
      const parent = items[above];
      if (!parent || parent.rank <= item.rank) break;
      items[index] = parent;
      index = above;
    }
    items[index] = item;
  }

  pop(): T | undefined {
    const { items } = this;
    const [first] = items;
    const last = items.pop();
    if (items.length === 0 || !last) return first;
    let index = 0;
    for (;;) {
      const [left, right] = [items[2 * index + 1], items[2 * index + 2]];
      const isRight = right !== undefined && left !== undefined && right.rank < left.rank;
      const least = isRight ? right : left;
      if (!least || least.rank >= last.rank) break;
      items[index] = least;
      index = 2 * index + (isRight ? 2 : 1);
    }
    items[index] = last;
    return first;
  }
}
