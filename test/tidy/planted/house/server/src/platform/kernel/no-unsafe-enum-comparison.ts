// plants typescript/no-unsafe-enum-comparison
enum Kind {
  First,
}

export const isFirst = (kind: Kind): boolean => kind === 0;
