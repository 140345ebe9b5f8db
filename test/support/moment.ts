import { setTimeout as after } from 'node:timers/promises';

/** The pace of somebody who acts again and again, the length of an outage. Never a wait for something: that is `eventually`. */
export const moment = (ms: number): Promise<void> => after(ms);

/** When something is struck, so that it is struck in the middle of whatever it does. */
export const randomMoment = (fromMs: number, toMs: number): Promise<void> =>
  after(fromMs + Math.random() * (toMs - fromMs));
