import type {
  EvaluationScore,
  GoodsEvaluation,
  MyEvaluation,
} from '@fovea/shared-types/order/evaluation.dto';
import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import { fileUrl } from '../../platform/storage/file-url.js';
import type { MyEvaluationRow, ShownEvaluationRow, Stars } from './evaluation-query.repository.js';
import { maskedName } from './masked-name.js';

export const toMyEvaluation = (row: MyEvaluationRow, images: FileLink[]): MyEvaluation => ({
  order_id: row.order_id,
  order_no: row.order_no,
  goods_id: row.goods_id,
  goods_name: row.goods_name,
  goods_image: fileUrl(row.image_key),
  company_name: row.company_name,
  username: row.username,
  id: row.id,
  comment_content: row.comment_content,
  comment_star: row.comment_star,
  images,
  reply: row.reply,
  replied_at: row.replied_at?.toISOString() ?? null,
  status: row.status,
  hide_reason: row.hide_reason,
  created_at: row.created_at?.toISOString() ?? null,
  received_at: row.received_at?.toISOString() ?? null,
});

export const toGoodsEvaluation = (row: ShownEvaluationRow, images: FileLink[]): GoodsEvaluation => ({
  id: row.id,
  goods_id: row.goods_id,
  goods_name: row.goods_name,
  username: maskedName(row.username),
  comment_content: row.comment_content,
  comment_star: row.comment_star,
  // File names may contain a person's name.
  images: images.map((image) => ({ ...image, name: '' })),
  reply: row.reply,
  replied_at: row.replied_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
});

/** To one decimal, half up. */
export function toScore(stars: Stars): EvaluationScore {
  const count = stars.reduce((sum, many) => sum + many, 0);
  const points = stars.reduce((sum, many, at) => sum + many * (at + 1), 0);
  return { average: count === 0 ? null : Math.round((points * 10) / count) / 10, count, stars };
}
