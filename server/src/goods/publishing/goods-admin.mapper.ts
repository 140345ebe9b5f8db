import type {
  AdminGoods,
  GoodsSubmission,
  PendingSubmission,
} from '@fovea/shared-types/goods/publishing.dto';
import type { ApprovalDecision } from '@fovea/shared-types/platform/approval.dto';
import { toWire } from '@fovea/shared-types/money';
import { fileUrl } from '../../platform/storage/file-url.js';
import type { AdminGoodsRow } from './goods-admin.repository.js';
import { settledForm } from './settled-form.js';
import type { SubmissionHistoryRow, SubmissionRow } from './submission.repository.js';

export const toAdminGoods = (row: AdminGoodsRow): AdminGoods => ({
  id: row.id,
  goods_sn: row.goods_sn,
  goods_name: row.goods_name,
  image: fileUrl(row.thumbnail_key),
  category_name: row.category_name,
  maker: row.brand_name,
  goods_code: row.model,
  price: row.price === null ? null : toWire(row.price, row.currency),
  currency: row.currency,
  sale_type: row.sale_type,
  sale_state: row.sale_state,
  status: row.status,
  audit_status: row.audit_status,
  needs_review: row.needs_review,
  company_name: row.company_name,
  up_time: row.listed_at?.toISOString() ?? null,
  quantity: row.quantity,
  view_count: row.view_count,
  collect_count: row.collect_count,
  question_count: row.question_count,
  created_at: row.created_at.toISOString(),
  submitted_at: row.submitted_at?.toISOString() ?? null,
  submission_id: row.submission_id,
});

export const toSubmission = (row: SubmissionHistoryRow): GoodsSubmission => ({
  id: row.id,
  audit_status: row.audit_status,
  audit_notes: row.audit_notes,
  field_reasons: row.field_reasons,
  submitted_by: row.submitted_by,
  decided_by: row.decided_by,
  created_at: row.created_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
});

export const toPending = (
  history: SubmissionHistoryRow,
  { form, published }: SubmissionRow,
  { isOwn, firstDecision }: { isOwn: boolean; firstDecision: ApprovalDecision | null },
): PendingSubmission => ({
  ...toSubmission(history),
  // Cleaned when it was submitted, and again by today's rules.
  form: settledForm(form),
  published: published === null ? null : settledForm(published),
  is_own: isOwn,
  first_word: firstDecision,
});
