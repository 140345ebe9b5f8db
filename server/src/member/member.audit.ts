import { namedBy, namedInThree, type AuditSubject } from '../platform/audit/audit-subjects.js';

const ofPerson = (table: string, more: Partial<AuditSubject> = {}): AuditSubject => ({
  table,
  joins: 'JOIN account a ON a.id = t.account_id',
  name: () => 'a.username',
  company: 'a.company_id',
  opens: 'a.id',
  nameFields: () => [],
  ...more,
});

/** The audit log's names of people, companies and their things; a person's name is for their colleagues. */
export const memberAudit: Readonly<Record<string, AuditSubject>> = {
  account: namedBy('account', 'username', {
    company: 't.company_id',
    opens: 'CASE WHEN t.deleted_at IS NULL THEN t.id END',
  }),
  company: {
    ...namedInThree('company', 'name', { company: 't.id' }),
    nameFields: () => ['company_name'],
  },
  session: ofPerson('session'),
  address: ofPerson('address'),
};
