import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that the running code serves, so that every line it logs can be found again by its trace id. */
export const requestTrace = new AsyncLocalStorage<{ traceId: string }>();
