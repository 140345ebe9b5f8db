import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * With whom goods were exchanged, as he was at that moment, kept with the paper; and for how long the law wants the records
 * of it kept, as rows that staff edit.
 */
export class KeepPartners1763901110000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE customer
        ADD COLUMN licence_kind text NOT NULL DEFAULT '',
        ADD COLUMN licence_number text NOT NULL DEFAULT '',
        -- The last day; NULL: it does not end.
        ADD COLUMN licence_valid_until date,
        ADD CONSTRAINT customer_licence_ck CHECK (
          (licence_kind = '') = (licence_number = '') AND (licence_kind <> '' OR licence_valid_until IS NULL))`);
    await db.query(`
      CREATE TABLE stock_partner (
        document_id bigint CONSTRAINT stock_partner_pk PRIMARY KEY
          CONSTRAINT stock_partner_document_fk REFERENCES stock_document (id),
        name text NOT NULL CONSTRAINT stock_partner_name_ck CHECK (name <> ''),
        address text NOT NULL,
        phone text NOT NULL,
        licence_kind text NOT NULL,
        licence_number text NOT NULL,
        licence_valid_until date,
        kept_at timestamptz NOT NULL DEFAULT clock_timestamp()
      )`);
    // Of what was decided before, as they are now: nobody kept how they were.
    await db.query(`
      INSERT INTO stock_partner (document_id, name, address, phone, licence_kind, licence_number)
      SELECT d.id, concat_ws(' ', nullif(g.name, ''), c.name), coalesce(nullif(c.address, ''), g.address, ''),
        coalesce(nullif(c.tel, ''), g.phone, ''), '', ''
      FROM stock_document d JOIN customer c ON c.id = d.customer_id
      LEFT JOIN customer_company g ON g.id = c.customer_company_id WHERE d.audit_status = 1`);
    await db.query(`
      CREATE TRIGGER stock_partner_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON stock_partner
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
    await db.query(`REVOKE UPDATE, DELETE, TRUNCATE ON stock_partner FROM fovea_app`);
    await keepingRules(db);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DELETE FROM compliance_rule WHERE about = 7`);
    await db.query(`
      ALTER TABLE compliance_rule DROP CONSTRAINT compliance_rule_keep_ck, DROP CONSTRAINT compliance_rule_about_ck,
        DROP COLUMN keep_years, DROP COLUMN keep_expiry_years,
        ADD CONSTRAINT compliance_rule_about_ck CHECK (about BETWEEN 1 AND 6)`);
    await db.query(`DROP TABLE stock_partner`);
    await db.query(`
      ALTER TABLE customer DROP COLUMN licence_kind, DROP COLUMN licence_number, DROP COLUMN licence_valid_until`);
  }
}

async function keepingRules(db: QueryRunner): Promise<void> {
  await db.query(`
    ALTER TABLE compliance_rule DROP CONSTRAINT compliance_rule_about_ck,
      -- 7: for how long records of receipt and transfer are kept.
      ADD CONSTRAINT compliance_rule_about_ck CHECK (about BETWEEN 1 AND 7),
      -- Years from the record, and from the end of a lot that has one; the longer counts.
      ADD COLUMN keep_years smallint,
      ADD COLUMN keep_expiry_years smallint,
      ADD CONSTRAINT compliance_rule_keep_ck CHECK (CASE WHEN about = 7
        THEN outcome = 1 AND coalesce(keep_years BETWEEN 1 AND 100, false)
          AND (keep_expiry_years IS NULL OR keep_expiry_years BETWEEN 1 AND 100)
          AND delivery_country IS NULL AND used IS NULL AND buyer_kind IS NULL AND purposes = '{}'
        ELSE keep_years IS NULL AND keep_expiry_years IS NULL END)`);
  await db.query(`
    INSERT INTO compliance_rule (about, outcome, seller_country, device_classes, maintenance, keep_years,
      keep_expiry_years, effective_from, status, name_c, name_e, name_j, source) VALUES
    (7, 1, 'JP', '{3,4}', NULL, 3, NULL, '2005-04-01', 1,
      '日本高度管理医疗器械的收发记录保存3年', 'Records of highly controlled devices in Japan are kept for 3 years',
      '日本の高度管理医療機器の譲受・譲渡記録は3年間保存します', '薬機法施行規則第173条 (Enforcement Rule Art. 173)'),
    (7, 1, 'JP', '{}', 1, 15, NULL, '2005-04-01', 1,
      '日本特定保守管理医疗器械的收发记录保存15年', 'Records of maintenance-required devices in Japan are kept for 15 years',
      '日本の特定保守管理医療機器の譲受・譲渡記録は15年間保存します', '薬機法施行規則第173条 (Enforcement Rule Art. 173)'),
    (7, 1, 'CN', '{2,3,4}', NULL, 5, 2, '2014-10-01', 1,
      '中国的进货查验和销售记录保存至有效期后2年，没有有效期的不少于5年',
      'Records of purchase and sale in China are kept for 2 years after expiry, and for 5 years at least',
      '中国の仕入検査・販売の記録は有効期限後2年間、期限がない場合は5年間以上保存します',
      '医疗器械经营监督管理办法 (Measures for Operation)')`);
}
