// plants silent-default

export const shareOf = (shares: readonly number[], at: number): number => shares[at] ?? 0;
