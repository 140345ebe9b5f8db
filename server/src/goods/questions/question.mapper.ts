import type { MyQuestion, PublicQuestion } from '@fovea/shared-types/goods/question.dto';
import { fileUrl } from '../../platform/storage/file-url.js';
import type { MyQuestionRow, PublicQuestionRow } from './question.repository.js';

/** "S***": enough to distinguish two askers on a page, too little to identify them. */
export const masked = (name: string): string => `${[...name.trim()][0] ?? ''}***`;

export const toPublicQuestion = (row: PublicQuestionRow): PublicQuestion => ({
  id: row.id,
  question: row.question,
  asker: masked(row.asker),
  answer: row.answer,
  company_name: row.company_name,
  created_at: row.created_at.toISOString(),
  answered_at: row.answered_at.toISOString(),
});

export const toMyQuestion = (row: MyQuestionRow): MyQuestion => ({
  id: row.id,
  goods_id: row.goods_id,
  goods_name: row.goods_name,
  image: fileUrl(row.thumbnail_key),
  question: row.question,
  answer: row.answer,
  status: row.status,
  created_at: row.created_at.toISOString(),
  answered_at: row.answered_at?.toISOString() ?? null,
});
