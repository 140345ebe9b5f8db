import { CERTIFICATION_STATUS } from '@fovea/shared-types/states';
import { sqlCheck } from './invariant-check.js';

const SUBMISSIONS = 'SELECT count(*) AS n FROM company_submission';

export const memberChecks = [
  sqlCheck(
    'I7',
    'documents of a pending company exist, and were sent by somebody of it',
    SUBMISSIONS,
    `SELECT 'company ' || c.id || ' waits without papers' AS violation FROM company c
     WHERE c.certification_status = ${CERTIFICATION_STATUS.pending} AND c.owner_id IS NOT NULL
       AND NOT EXISTS (SELECT FROM company_submission s WHERE s.company_id = c.id AND s.status = ${CERTIFICATION_STATUS.pending})
     UNION ALL
     SELECT 'submission ' || s.id || ' without papers' FROM company_submission s
     WHERE NOT EXISTS (SELECT FROM company_submission_file f WHERE f.submission_id = s.id)
     UNION ALL
     SELECT 'submission ' || s.id || ' shows a public paper' FROM company_submission s
     JOIN company_submission_file f ON f.submission_id = s.id JOIN file x ON x.id = f.file_id WHERE NOT x.is_private`,
  ),
  sqlCheck(
    'I8',
    'nobody decided their own documents, and certified documents were approved by somebody',
    SUBMISSIONS,
    `SELECT 'submission ' || s.id AS violation FROM company_submission s
     JOIN company c ON c.id = s.company_id JOIN approval_decision w ON w.id = s.decision_id
     WHERE w.decided_by IN (s.account_id, c.owner_id)
     UNION ALL
     SELECT 'company ' || c.id || ' is certified without approval' FROM company c
     WHERE c.certification_status IN (${CERTIFICATION_STATUS.certified}, ${CERTIFICATION_STATUS.expired}) AND c.owner_id IS NOT NULL
       AND NOT EXISTS (SELECT FROM company_submission s WHERE s.company_id = c.id AND s.status = ${CERTIFICATION_STATUS.certified})`,
  ),
];
