import { Injectable } from '@nestjs/common';
import { SALE_STATE } from '@fovea/shared-types/sale-states';
import { GOODS_STATUS, SUBMISSION_STATUS } from '@fovea/shared-types/states';
import type { SettledForm } from '@fovea/server/goods/publishing/settled-form';
import type { Tx } from '@fovea/server/platform/database/database';
import { invariant } from '@fovea/server/platform/kernel/app-error';
import { allGoods, goodsOf } from './content/all-goods.js';
import type { CompanyKey } from './content/companies.js';
import { drafts, type UnfinishedGoods } from './content/drafts.js';
import { merchantPeople, platformPeople } from './content/people.js';
import { questions, type DemoQuestion } from './content/questions.js';
import {
  changes,
  pieceOf,
  reviewedGoods,
  type GoodsChange,
  type ReviewedGoods,
} from './content/reviewed-goods.js';
import { idOf, type Made } from './demo-made.js';
import { DemoPictures } from './demo-pictures.js';
import { DemoRepository } from './demo.repository.js';
import { DemoWarehouse } from './demo-warehouse.js';
import { cej, goodsRow, paragraph } from './goods-row.js';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;
/** From the submission of goods until the platform's decision. */
const DECIDED_HOURS = 5;
const { approved, rejected, under_review } = SUBMISSION_STATUS;

/** The states of goods of each kind, and of their submissions. */
const REVIEW_STATES = {
  waiting: { status: GOODS_STATUS.under_review, audit_status: under_review, needs_review: true },
  rejected: { status: GOODS_STATUS.rejected, audit_status: rejected, needs_review: true },
  taken_off: { status: GOODS_STATUS.off_shelf, audit_status: approved, needs_review: false },
  scheduled: { status: GOODS_STATUS.off_shelf, audit_status: approved, needs_review: false },
} as const;

/** What merchants and the platform work on behind the shop: goods on their way to the shelf, drafts, questions, and warehouses. */
@Injectable()
export class DemoBackOffice {
  constructor(
    private readonly demo: DemoRepository,
    private readonly pictures: DemoPictures,
    private readonly warehouse: DemoWarehouse,
  ) {}

  async add(tx: Tx, made: Made): Promise<void> {
    for (const [at, goods] of reviewedGoods.entries())
      await this.addGoods(tx, made, goods, allGoods.length + at);
    const goodsIds = await this.demo.listGoodsIds(tx);
    for (const change of changes) await this.addChange(tx, made, change, idOf(goodsIds, change.goodsSn));
    for (const draft of drafts) await this.addDraft(tx, made, draft);
    for (const question of questions)
      await this.addQuestion(tx, made, question, idOf(goodsIds, question.goodsSn));
    await this.demo.countQuestions(tx);
    await this.demo.limitStockDocuments(tx);
    await this.demo.addReferenceRates(tx);
    await this.warehouse.add(tx, made);
  }

  private async addGoods(tx: Tx, made: Made, goods: ReviewedGoods, position: number): Promise<void> {
    const { reviewState } = goods;
    const piece = pieceOf(goods);
    const shown = goodsRow(piece, position);
    const sellerId = sellerOf(made, piece.seller);
    const id = await this.demo.insert(tx, 'goods', {
      ...shown,
      ...REVIEW_STATES[reviewState],
      listed_at: reviewState === 'taken_off' ? (shown.listed_at ?? null) : null,
      up_at: reviewState === 'scheduled' ? hoursFromNow(9 * DAY_HOURS) : null,
      company_id: idOf(made.companies, piece.seller),
      seller_id: sellerId,
      category_id: idOf(made.categories, piece.category),
      brand_id: idOf(made.brands, piece.maker),
      sale_state: SALE_STATE.on_sale,
    });
    await this.pictures.add(tx, id, piece.goodsSn, 'hero');
    const form = await this.demo.formOf(tx, id);
    const row = submission(id, sellerId, form, goods.hoursAgo);
    const submissionId = await this.demo.insert(tx, 'goods_submission', row);
    if (REVIEW_STATES[reviewState].audit_status !== under_review)
      await this.decide(tx, made, goods, submissionId);
  }

  private async decide(tx: Tx, made: Made, goods: ReviewedGoods, submissionId: number): Promise<void> {
    const { audit_status } = REVIEW_STATES[goods.reviewState];
    const staff = platformPeople.find(({ duty }) => duty === 'auction-staff');
    invariant(staff, 'somebody of the platform decides');
    const decision_id = await this.demo.insert(tx, 'approval_decision', {
      document: 'goods_submission',
      document_id: submissionId,
      is_approved: audit_status === approved,
      is_final: true,
      notes: goods.notes ?? null,
      initiator_id: sellerOf(made, pieceOf(goods).seller),
      decided_by: idOf(made.accounts, staff.email),
      decided_at: hoursFromNow(DECIDED_HOURS - goods.hoursAgo),
    });
    await this.demo.update(tx, 'goods_submission', submissionId, { audit_status, decision_id });
  }

  /** Of goods on the shelf, which the shop shows as they were. */
  private async addChange(tx: Tx, made: Made, change: GoodsChange, id: number): Promise<void> {
    const { content, conditionNote, accessories, hoursAgo } = change;
    const published = await this.demo.formOf(tx, id);
    const form: SettledForm = {
      ...published,
      condition: change.condition,
      condition_note_c: conditionNote.zh,
      condition_note_e: conditionNote.en,
      condition_note_j: conditionNote.ja,
      content_c: published.content_c + paragraph(content.zh),
      content_e: published.content_e + paragraph(content.en),
      content_j: published.content_j + paragraph(content.ja),
      accessories: [...published.accessories, ...accessories.map(cej)],
    };
    const sellerId = sellerOf(made, goodsOf(change.goodsSn).seller);
    await this.demo.insert(tx, 'goods_submission', {
      ...submission(id, sellerId, form, hoursAgo),
      published: JSON.stringify(published),
    });
    await this.demo.markWaiting(tx, id);
  }

  private async addDraft(tx: Tx, made: Made, draft: UnfinishedGoods): Promise<void> {
    const { seller, category, maker, form, hoursAgo } = draft;
    const places = {
      category_id: idOf(made.categories, category),
      ...(maker === undefined ? {} : { brand_id: idOf(made.brands, maker) }),
    };
    await this.demo.insert(tx, 'draft_product', {
      owner_id: sellerOf(made, seller),
      company_id: idOf(made.companies, seller),
      form: JSON.stringify({ ...form, ...places }),
      created_at: hoursFromNow(-hoursAgo - 1),
      updated_at: hoursFromNow(-hoursAgo),
    });
  }

  private async addQuestion(tx: Tx, made: Made, goodsQuestion: DemoQuestion, goodsId: number): Promise<void> {
    const { asker, question, answer, hoursAgo } = goodsQuestion;
    const asker_id = idOf(made.accounts, `${asker}@demo.fovea.example`);
    await this.demo.insert(tx, 'goods_question', {
      goods_id: goodsId,
      asker_id,
      question,
      created_at: hoursFromNow(-hoursAgo),
      ...(answer === undefined
        ? {}
        : {
            answer,
            answered_by: sellerOf(made, goodsOf(goodsQuestion.goodsSn).seller),
            answered_at: hoursFromNow(DECIDED_HOURS - hoursAgo),
          }),
    });
  }
}

const submission = (goodsId: number, sellerId: number, form: SettledForm, hoursAgo: number) => ({
  goods_id: goodsId,
  submitted_by: sellerId,
  form: JSON.stringify(form),
  created_at: hoursFromNow(-hoursAgo),
});

function sellerOf(made: Made, company: CompanyKey): number {
  const seller = merchantPeople.find((person) => person.company === company);
  invariant(seller, 'every merchant has somebody who sells');
  return idOf(made.accounts, seller.email);
}

const hoursFromNow = (hours: number): Date => new Date(Date.now() + hours * HOUR_MS);
