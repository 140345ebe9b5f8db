import { randomBytes } from 'node:crypto';

const PREFIX = randomBytes(6).toString('hex');
let count = 0;

/** The server's name for one request: random per process, counted within it, so that it costs nothing. */
export const newTraceId = (): string => `${PREFIX}-${(++count).toString(36)}`;
