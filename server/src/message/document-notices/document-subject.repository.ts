import { Injectable } from '@nestjs/common';
import type { Queryable } from '../../platform/database/database.js';
import { invariant } from '../../platform/kernel/app-error.js';
import type { NoticeFacts } from '../notifications/notice-facts.js';
import type { DocumentNotices } from './document-notices.js';

interface SubjectRow {
  made_by: number;
  about: number | null;
  company: number | null;
  informed: number;
}

/** One document as its notifications name it. */
export interface DocumentSubject extends SubjectRow {
  facts: NoticeFacts;
}

/** Declared documents that notices are about; none is ever deleted. */
@Injectable()
export class DocumentSubjectRepository {
  async findSubject(q: Queryable, of: DocumentNotices, id: number): Promise<DocumentSubject> {
    const { madeBy = 't.made_by', about = 'NULL', company = 'NULL', informed = madeBy } = of;
    const facts = Object.entries(of.facts).map(([name, sql]) => `, ${sql} AS "fact_${name}"`);
    const { rows } = await q.query<SubjectRow & Record<string, unknown>>(
      `SELECT ${madeBy} AS made_by, ${about} AS about, ${company} AS company, ${informed} AS informed${facts.join('')}
       ${of.from} WHERE t.id = $1`,
      [id],
    );
    const [row] = rows;
    invariant(row, `a document of ${of.submitted} exists`);
    const named = Object.keys(of.facts).flatMap((name) => {
      const value = row[`fact_${name}`];
      return value === null ? [] : [[name, value]];
    });
    // Each is of the column that its document's notifications give.
    return { ...row, facts: Object.fromEntries(named) as NoticeFacts };
  }
}
