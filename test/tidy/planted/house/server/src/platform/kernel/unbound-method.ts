// plants typescript/unbound-method
class Counter {
  n = 0;
  next(): number {
    return ++this.n;
  }
}

export const next = new Counter().next;
