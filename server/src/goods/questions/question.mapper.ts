import type { AdminQuestion, MyQuestion, PublicQuestion } from '@fovea/shared-types/goods/question.dto';
import { versionOf } from '../../platform/database/row-version.js';
import { fileUrl } from '../../platform/storage/file-url.js';
import type { AdminQuestionRow, MyQuestionRow, PublicQuestionRow } from './question.repository.js';

/** "S***": enough to tell two askers apart on a page, too little to know who it was. */
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

/** What a new answer replaces. */
export const answerVersion = (answer: string | null): { answer: string | null } => ({ answer });

export const toAdminQuestion = (row: AdminQuestionRow): AdminQuestion => ({
  id: row.id,
  goods_id: row.goods_id,
  goods_sn: row.goods_sn,
  goods_name: row.goods_name,
  image: fileUrl(row.thumbnail_key),
  company_name: row.company_name,
  asker: row.asker,
  question: row.question,
  answer: row.answer,
  answered_by: row.answered_by,
  answered_at: row.answered_at?.toISOString() ?? null,
  status: row.status,
  is_hidden: row.is_hidden,
  created_at: row.created_at.toISOString(),
  version: versionOf(answerVersion(row.answer)),
});
