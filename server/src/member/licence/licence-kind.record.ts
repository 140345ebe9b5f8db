import { licenceKind } from '@fovea/shared-types/member/licence-kind.record';
import { brokenField } from '../../platform/database/constraint-errors.js';
import type { Tx } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';
import { serveRecord } from '../../platform/records/serve-record.js';
import { inUseBy, NAMES_MAX, refuseInUse } from '../../platform/tree/in-use.js';
import { refuseTurnedDays } from './effective-days.js';

async function refuseHeld(tx: Tx, id: number): Promise<void> {
  const { rows } = await tx.query<{ number: string; count: number }>(
    `SELECT number, count(*) OVER () AS count FROM company_licence WHERE kind = $1 ORDER BY id LIMIT $2`,
    [id, NAMES_MAX],
  );
  refuseInUse(
    'licences',
    inUseBy(rows, ({ number }) => number),
  );
}

/** Kinds of licences as staff of the platform keep them. */
export const servedLicenceKind = serveRecord(licenceKind, {
  table: 'licence_kind',
  shown: {
    kind_name: ({ language }) => localized('t.name', language),
    licence_count: '(SELECT count(*) FROM company_licence l WHERE l.kind = t.id)',
  },
  constraints: {
    licence_kind_name_ck: brokenField(['name_c', 'name_e', 'name_j'], 'required'),
    licence_kind_dates_ck: brokenField('effective_until', 'not_after_start'),
    licence_kind_country_ck: brokenField('country'),
  },
  rules: {
    settle(wanted) {
      refuseTurnedDays(wanted);
      return wanted;
    },
    beforeDelete: refuseHeld,
  },
});
