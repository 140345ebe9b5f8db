import { thingOf, type AnyRecord } from '@fovea/shared-types/record/record';
import { records } from '@fovea/shared-types/records';
import { kindOf } from '../notifications/notifications.js';
import { DOCUMENT_NOTICES } from './document-notices.js';

describe('notifications of declared documents', () => {
  it('are there for each', () => {
    const all: readonly AnyRecord[] = records;
    const declared = all.filter((record) => record.declared.document !== undefined);
    expect(DOCUMENT_NOTICES.map(({ document }) => thingOf(document)).toSorted()).toEqual(
      declared.map(thingOf).toSorted(),
    );
  });

  it.each(DOCUMENT_NOTICES.map((one) => [thingOf(one.document), one] as const))(
    'name a %s by one id',
    (_thing, { submitted, approved, rejected }) => {
      const ids = [submitted, approved, rejected].map((notice) => kindOf(notice).about);
      expect(new Set(ids)).toEqual(new Set([ids[0]]));
      expect(ids[0]).not.toBeNull();
    },
  );
});
