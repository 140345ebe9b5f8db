import { PROTECTED_RECORDS } from '@fovea/shared-types/rbac/setting-change.record';
import { SETTING_CHANGE_STATUS } from '@fovea/shared-types/states';
import { sqlCheck } from './invariant-check.js';

const { approved, applied } = SETTING_CHANGE_STATUS;

/** Changes of settings, and the settings as the newest change of each left them. */
export const settingChecks = [
  sqlCheck(
    'S1',
    'a changed setting that protects money has the approval of another person, or waited a day, or was the first value',
    'SELECT count(*) AS n FROM setting_change WHERE effective_at IS NOT NULL',
    `SELECT 'change ' || c.id AS violation FROM setting_change c LEFT JOIN approval_decision d ON d.id = c.decision_id
     WHERE c.status = ${approved} AND ((d.document, d.document_id, d.is_approved, d.is_final)
         IS DISTINCT FROM ('setting_change', c.id, true, true) OR d.decided_by = c.made_by)
       OR c.status = ${applied} AND NOT c.is_first AND coalesce(c.effective_at < c.waits_until
         OR c.waits_until < c.created_at + interval '24 hours', true)`,
  ),
  ...PROTECTED_RECORDS.map((setting) =>
    sqlCheck(
      'S2',
      `a row of ${setting} is as its newest change left it`,
      `SELECT count(*) AS n FROM setting_change WHERE subject = '${setting}' AND effective_at IS NOT NULL`,
      `SELECT '${setting} ' || c.target_id AS violation
       FROM (SELECT DISTINCT ON (target_id) target_id, after FROM setting_change
         WHERE subject = '${setting}' AND effective_at IS NOT NULL ORDER BY target_id, effective_at DESC, id DESC) c
       LEFT JOIN ${setting} s ON s.id = c.target_id
       WHERE (c.after IS NULL) <> (s.id IS NULL)
         OR to_jsonb(jsonb_populate_record(s, c.after - 'valid_from')) IS DISTINCT FROM to_jsonb(s)`,
    ),
  ),
  sqlCheck(
    'S3',
    'whoever’s roles were changed by approval has the rights over money that were approved, until one of the roles is changed itself',
    `SELECT count(*) AS n FROM setting_change WHERE subject = 'account_role' AND effective_at IS NOT NULL`,
    `SELECT 'account ' || c.target_id AS violation
     FROM (SELECT DISTINCT ON (target_id) target_id, after, effective_at FROM setting_change
       WHERE subject = 'account_role' AND effective_at IS NOT NULL ORDER BY target_id, effective_at DESC, id DESC) c
     JOIN account a ON a.id = c.target_id AND a.deleted_at IS NULL
     WHERE NOT EXISTS (SELECT FROM setting_change r
         WHERE r.subject = 'role' AND r.effective_at >= c.effective_at AND (c.after->'role_ids' @> to_jsonb(r.target_id)
           OR EXISTS (SELECT FROM account_role h WHERE h.account_id = a.id AND h.role_id = r.target_id)))
       AND NOT (to_jsonb(money_rights_held(a.id, NULL)) @> (c.after->'money_rights')
         AND to_jsonb(money_rights_held(a.id, NULL)) <@ (c.after->'money_rights'))`,
  ),
];
