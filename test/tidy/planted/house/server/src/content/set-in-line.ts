// plants no-inline-config
// oxlint-disable-next-line typescript/no-explicit-any
export type Whatever = any;
