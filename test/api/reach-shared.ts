import { servedRecords } from '../../server/src/platform/records/served-record.js';
import { allOf, listOf } from '../things/things.js';

/** Calls on rows of a company that are of none of its people, and why; besides those of records that declare it. */
const shared = allOf(({ reach }) => reach?.shared);
const madeByNobody = listOf(({ reach }) => reach?.madeByNobody);
const aboutGoods = new Set<string>(listOf(({ reach }) => reach?.aboutGoods));

const isOf = (path: string, one: string): boolean =>
  one === path || (one.endsWith('/') && path.startsWith(one));

/** Entries that no call needs. */
export const idleAmong = (paths: readonly string[]): string[] =>
  [...Object.keys(shared)].filter((one) => !paths.some((path) => isOf(path, one)));

/** Whether the row of the scene was not made by the seller. */
export const isMadeByNobody = (path: string): boolean => madeByNobody.some((one) => isOf(path, one));

export const isShared = (path: string): boolean =>
  Object.keys(shared).some((one) => isOf(path, one)) ||
  (!aboutGoods.has(path) &&
    servedRecords.some(
      ({ record, options }) =>
        Object.values(record.calls).some((call) => call.path === path) &&
        !('creator' in (options.rowsOf ?? {})),
    ));
