import { OWNER_KINDS } from '@fovea/shared-types/finance/balance-types';
import { balanceLine } from '@fovea/shared-types/finance/balance-line.record';
import { codeNameSql } from '../../platform/database/code-name-sql.js';
import { localized } from '../../platform/database/localized.js';
import { serveRecord } from '../../platform/records/serve-record.js';
import { causeCell } from '../ledger/cause-cell.js';
import { documentSql } from '../ledger/ledger-causes.js';
import { ofPerson } from '../ledger/person-filter.js';

/** Lines of members and companies, as the platform reads all of them and a company its own. */
export const servedBalanceLine = serveRecord(balanceLine, {
  table: 'posting',
  where: `t.kind IN (${OWNER_KINDS.map((kind) => `'${kind}'`).join(', ')})`,
  rowsOf: { sharedBy: 'money of a company, of none of its people' },
  joins: `JOIN journal_entry e ON e.id = t.entry_id LEFT JOIN account a ON a.id = t.member_id
    LEFT JOIN company c ON c.id = t.company_id`,
  shown: {
    type_name: codeNameSql('t.type', 'balance_type'),
    remark: 'e.note',
    company_name: ({ language }) => localized('c.name', language),
    username: 'a.username',
    cause_type: 'e.cause_type',
    cause_id: 'e.cause_id',
    document_type: () => documentSql('type'),
    document_id: () => documentSql('id'),
    document: () => documentSql('name'),
  },
  cells: { document_type: causeCell('document_type') },
  filters: {
    username: ofPerson('t.member_id'),
    begin: (filter, at) => filter.between('t.created_at', at, undefined),
    end: (filter, at) => filter.between('t.created_at', undefined, at),
  },
});
