// plants no-inline-config typescript/no-explicit-any
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Whatever = any;
