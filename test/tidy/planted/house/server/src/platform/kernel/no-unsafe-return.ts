// plants typescript/no-unsafe-return
export const read = (text: string): string => JSON.parse(text);
