import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What members ask about goods, and what the seller's people answer for everybody to read. */
export class CreateGoodsQuestion1763702320000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE goods_question (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT goods_question_pk PRIMARY KEY,
        goods_id bigint NOT NULL CONSTRAINT goods_question_goods_fk REFERENCES goods (id) ON DELETE CASCADE,
        asker_id bigint NOT NULL CONSTRAINT goods_question_asker_fk REFERENCES account (id),
        question text NOT NULL CONSTRAINT goods_question_length_ck CHECK (length(question) BETWEEN 1 AND 500),
        answer text CONSTRAINT goods_question_answer_length_ck CHECK (length(answer) BETWEEN 1 AND 2000),
        answered_by bigint CONSTRAINT goods_question_answered_by_fk REFERENCES account (id),
        answered_at timestamptz,
        is_hidden boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        -- 1 waiting, 2 answered, 3 hidden.
        status smallint NOT NULL GENERATED ALWAYS AS (
          CASE WHEN is_hidden THEN 3 WHEN answered_at IS NULL THEN 1 ELSE 2 END) STORED,
        CONSTRAINT goods_question_answered_ck CHECK (
          (answer IS NULL) = (answered_at IS NULL) AND (answer IS NULL) = (answered_by IS NULL))
      )`);
    await db.query(
      `CREATE INDEX goods_question_public ON goods_question (goods_id, answered_at DESC, id DESC) WHERE status = 2`,
    );
    await db.query(`CREATE INDEX goods_question_goods ON goods_question (goods_id)`);
    await db.query(`CREATE INDEX goods_question_asker ON goods_question (asker_id, id DESC)`);
    await db.query(`CREATE INDEX goods_question_answered_by ON goods_question (answered_by)`);
    await db.query(`CREATE INDEX goods_question_status ON goods_question (status, created_at, id)`);
    await db.query(`CREATE INDEX goods_question_created ON goods_question (created_at, id)`);
    await db.query(`CREATE INDEX goods_question_answered ON goods_question (answered_at, id)`);
    await db.query(`REVOKE DELETE, TRUNCATE ON goods_question FROM fovea_app`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE goods_question`);
  }
}
