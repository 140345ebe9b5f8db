import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Goods marked "Buyers need a licence" were approved bidder by bidder, and sold to anybody at a fixed price. */
export class AskBuyersForTheirCertification1796003296064 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- 1: goods of which their seller says that buyers need a licence, 0: others.
      ALTER TABLE compliance_rule ADD controlled smallint
        CONSTRAINT compliance_rule_controlled_ck CHECK (controlled IN (0, 1));
      ALTER TABLE compliance_rule ADD CONSTRAINT compliance_rule_keep_controlled_ck
        CHECK (about <> 7 OR controlled IS NULL);
      -- 8: whether the buyer is a certified company.
      ALTER TABLE compliance_rule DROP CONSTRAINT compliance_rule_about_ck;
      ALTER TABLE compliance_rule ADD CONSTRAINT compliance_rule_about_ck CHECK (about BETWEEN 1 AND 8);
      -- The chain of an earlier release used one id more: the rule has the same one everywhere.
      SELECT setval(pg_get_serial_sequence('compliance_rule', 'id'), max(id)) FROM compliance_rule;
      INSERT INTO compliance_rule (about, outcome, controlled, purposes, effective_from, status, name_c, name_e, name_j, source)
      VALUES (8, 1, 1, '{21,22,23}', '2025-04-01', 1,
        '标明“买家须持有资质”的商品只能卖给已认证企业',
        'Goods marked “Buyers need a licence” go to certified companies only',
        '「購入には許可証が必要」とされた商品は、認証済みの企業にのみ提供できます',
        '平台规则・プラットフォームのルール (rule of the platform)');
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DELETE FROM compliance_rule WHERE about = 8;
      ALTER TABLE compliance_rule DROP CONSTRAINT compliance_rule_about_ck;
      ALTER TABLE compliance_rule ADD CONSTRAINT compliance_rule_about_ck CHECK (about BETWEEN 1 AND 7);
      ALTER TABLE compliance_rule DROP COLUMN controlled;
    `);
  }
}
