import { GOODS_STATUS, SUBMISSION_STATUS } from '@fovea/shared-types/states';
import { sqlCheck } from './invariant-check.js';

const GOODS = 'SELECT count(*) AS n FROM goods';
const SUBMISSIONS = 'SELECT count(*) AS n FROM goods_submission';

export const publishingChecks = [
  sqlCheck(
    'R-APR-02',
    'goods say of their review what their newest submission says, and those under review have one that waits',
    GOODS,
    `SELECT 'goods ' || g.id || ' say ' || coalesce(g.audit_status::text, 'nothing') || ' of submission ' || s.id AS violation
     FROM goods g CROSS JOIN LATERAL (
       SELECT n.id, n.audit_status FROM goods_submission n WHERE n.goods_id = g.id ORDER BY n.id DESC LIMIT 1) s
     WHERE g.audit_status IS DISTINCT FROM s.audit_status
     UNION ALL
     SELECT 'goods ' || g.id || ' are under review without a submission' FROM goods g
     WHERE g.status = ${GOODS_STATUS.under_review} AND NOT EXISTS (
       SELECT FROM goods_submission s WHERE s.goods_id = g.id AND s.audit_status = ${SUBMISSION_STATUS.under_review})
     UNION ALL
     SELECT 'goods ' || s.goods_id || ' wait for a review in state ' || g.status FROM goods_submission s
     JOIN goods g ON g.id = s.goods_id WHERE s.audit_status = ${SUBMISSION_STATUS.under_review} AND g.status NOT IN (${GOODS_STATUS.under_review}, ${GOODS_STATUS.off_shelf}, ${GOODS_STATUS.listed})`,
  ),
  sqlCheck(
    'R-GDS-08',
    'what the shop shows of submitted goods was approved once',
    SUBMISSIONS,
    `SELECT 'goods ' || g.id || ' are listed without approval' AS violation FROM goods g
     WHERE g.status = ${GOODS_STATUS.listed} AND EXISTS (SELECT FROM goods_submission s WHERE s.goods_id = g.id AND s.published IS NULL)
       AND NOT EXISTS (SELECT FROM goods_submission s WHERE s.goods_id = g.id AND s.audit_status = ${SUBMISSION_STATUS.approved})`,
  ),
];
