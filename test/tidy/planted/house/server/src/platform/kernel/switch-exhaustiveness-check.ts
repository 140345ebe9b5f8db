// plants typescript/switch-exhaustiveness-check
export function price(kind: 'one' | 'two'): number {
  switch (kind) {
    case 'one':
      return 1;
  }
  return 2;
}
