// plants typescript/no-non-null-asserted-optional-chain
export const sure = (a: { id?: number } | null): number => a?.id!;
