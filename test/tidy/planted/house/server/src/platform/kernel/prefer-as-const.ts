// plants typescript/prefer-as-const
export const kind: 'first' = 'first';
