// plants typescript/no-extra-non-null-assertion typescript/no-unnecessary-type-assertion
export const sure = (a: { id: number } | null): number => a!!.id;
