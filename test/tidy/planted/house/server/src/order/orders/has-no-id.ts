// plants silent-default

export const idOf = (rows: readonly { id: number }[]): number => rows[0]?.id ?? 0;
