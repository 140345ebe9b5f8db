// plants typescript/no-unsafe-assignment
export const read: string = JSON.parse('1');
