import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the law says of a sale: rows with the days of their force, from which one answer is made for each case. */
export class RuleTrade1763805300000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE compliance_rule (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT compliance_rule_pk PRIMARY KEY,
        -- 1 the sale itself, 2 the seller's licence for devices, 3 the seller's permit for second-hand goods,
        -- 4 the buyer's licence, 5 the notice to the maker, 6 the disinfection and data-wipe statement.
        about smallint NOT NULL CONSTRAINT compliance_rule_about_ck CHECK (about BETWEEN 1 AND 6),
        -- 0 allowed or not needed, 1 needed, 2 forbidden.
        outcome smallint NOT NULL,
        -- One of the two will do.
        licence_kind_id bigint CONSTRAINT compliance_rule_licence_fk REFERENCES licence_kind (id),
        or_kind_id bigint CONSTRAINT compliance_rule_or_fk REFERENCES licence_kind (id),
        -- Whom it holds for; NULL or nothing: whatever it is.
        seller_country char(2) CONSTRAINT compliance_rule_seller_ck CHECK (seller_country ~ '^[A-Z]{2}$'),
        delivery_country char(2) CONSTRAINT compliance_rule_delivery_ck CHECK (delivery_country ~ '^[A-Z]{2}$'),
        device_classes smallint[] NOT NULL DEFAULT '{}'
          CONSTRAINT compliance_rule_classes_ck CHECK (device_classes <@ ARRAY[1, 2, 3, 4]::smallint[]),
        -- 1 maintenance-required, 0 not.
        maintenance smallint CONSTRAINT compliance_rule_maintenance_ck CHECK (maintenance IN (0, 1)),
        -- 1 used, 0 new.
        used smallint CONSTRAINT compliance_rule_used_ck CHECK (used IN (0, 1)),
        -- 1 a certified company, 2 a person or a company that is not certified.
        buyer_kind smallint CONSTRAINT compliance_rule_buyer_ck CHECK (buyer_kind IN (1, 2)),
        effective_from date NOT NULL,
        effective_until date,
        status smallint NOT NULL DEFAULT 1 CONSTRAINT compliance_rule_status_ck CHECK (status IN (0, 1)),
        name_c text NOT NULL,
        name_e text NOT NULL,
        name_j text NOT NULL,
        source text NOT NULL,
        CONSTRAINT compliance_rule_outcome_ck CHECK (outcome IN (0, 1, 2)
          AND CASE WHEN about = 1 THEN outcome <> 1 ELSE outcome <> 2 END),
        CONSTRAINT compliance_rule_kinds_ck CHECK (
          (licence_kind_id IS NOT NULL) = (outcome = 1 AND about IN (2, 3, 4))
          AND (or_kind_id IS NULL OR licence_kind_id IS NOT NULL AND or_kind_id <> licence_kind_id)),
        CONSTRAINT compliance_rule_dates_ck CHECK (effective_until >= effective_from),
        CONSTRAINT compliance_rule_words_ck CHECK (name_c <> '' AND name_e <> '' AND name_j <> '' AND source <> '')
      )`);
    for (const column of ['about', 'outcome', 'seller_country', 'delivery_country', 'status'])
      await db.query(`CREATE INDEX compliance_rule_${column} ON compliance_rule (${column}, id)`);
    await db.query(`
      INSERT INTO compliance_rule (about, outcome, licence_kind_id, or_kind_id, seller_country, delivery_country,
        device_classes, maintenance, used, effective_from, status, name_c, name_e, name_j, source) VALUES
      (2, 1, 1, NULL, 'JP', NULL, '{3,4}', NULL, NULL, '2005-04-01', 1,
        '在日本销售高度管理医疗器械须取得许可', 'Selling highly controlled devices in Japan needs a permit',
        '日本で高度管理医療機器を販売するには許可が必要です', '薬機法第39条 (PMD Act Art. 39)'),
      (2, 1, 1, NULL, 'JP', NULL, '{}', 1, NULL, '2005-04-01', 1,
        '在日本销售特定保守管理医疗器械须取得许可', 'Selling maintenance-required devices in Japan needs a permit',
        '日本で特定保守管理医療機器を販売するには許可が必要です', '薬機法第39条 (PMD Act Art. 39)'),
      (2, 1, 2, 1, 'JP', NULL, '{2}', NULL, NULL, '2005-04-01', 1,
        '在日本销售管理医疗器械须备案', 'Selling controlled devices in Japan needs a notification',
        '日本で管理医療機器を販売するには届出が必要です', '薬機法第39条の3 (PMD Act Art. 39-3)'),
      (2, 0, NULL, NULL, 'JP', NULL, '{1}', 0, NULL, '2005-04-01', 1,
        '在日本销售一般医疗器械无需许可或备案', 'Selling general devices in Japan needs no permit or notification',
        '日本での一般医療機器の販売に許可・届出は不要です', '薬機法第39条・第39条の3 (PMD Act Art. 39, 39-3)'),
      (3, 1, 4, NULL, 'JP', NULL, '{}', NULL, 1, '1949-07-01', 0,
        '在日本经营二手物品须取得古物商许可', 'Dealing in second-hand goods in Japan needs a permit',
        '日本で中古品を取り扱うには古物商許可が必要です', '古物営業法第3条 (Secondhand Articles Dealer Act Art. 3)'),
      (5, 1, NULL, NULL, 'JP', NULL, '{1,2,3,4}', NULL, 1, '2005-04-01', 1,
        '在日本销售二手医疗器械前须通知制造销售业者并遵从其指示',
        'Before a used device is sold in Japan, its maker is notified and its instructions followed',
        '日本で中古医療機器を販売する前に、製造販売業者への通知と指示の遵守が必要です',
        '薬機法施行規則第170条 (Enforcement Rule Art. 170)'),
      (6, 1, NULL, NULL, NULL, NULL, '{1,2,3,4}', NULL, 1, '2005-04-01', 1,
        '二手医疗器械发货前须签署消毒和数据清除声明',
        'A used device is shipped with a signed statement of disinfection and data wipe',
        '中古医療機器の発送前に、消毒とデータ消去の確認書が必要です', '薬機法第65条 (PMD Act Art. 65)'),
      (2, 1, 11, NULL, 'CN', NULL, '{3,4}', NULL, NULL, '2014-10-01', 1,
        '经营第三类医疗器械须取得经营许可证', 'Dealing in class III devices in China needs an operating licence',
        '中国で第三類医療機器を扱うには経営許可証が必要です', '医疗器械监督管理条例 (2020 revision)'),
      (2, 1, 12, 11, 'CN', NULL, '{2}', NULL, NULL, '2014-10-01', 1,
        '经营第二类医疗器械须备案', 'Dealing in class II devices in China needs a filing',
        '中国で第二類医療機器を扱うには届出が必要です', '医疗器械监督管理条例 (2020 revision)'),
      (2, 0, NULL, NULL, 'CN', NULL, '{1}', NULL, NULL, '2014-10-01', 1,
        '经营第一类医疗器械无需许可或备案', 'Dealing in class I devices in China needs no licence or filing',
        '中国での第一類医療機器の取扱いに許可・届出は不要です', '医疗器械监督管理条例 (2020 revision)'),
      (1, 2, NULL, NULL, NULL, 'CN', '{}', NULL, 1, '2014-10-01', 1,
        '中国大陆禁止进口二手医疗器械', 'Used devices may not be imported into mainland China',
        '中国本土への中古医療機器の輸入は禁止されています', '医疗器械监督管理条例第57条 (Regulation Art. 57)'),
      (1, 0, NULL, NULL, 'CN', 'CN', '{}', NULL, 1, '2014-10-01', 1,
        '在中国大陆境内销售的二手器械不属于进口', 'Used devices sold within mainland China are not imported',
        '中国本土内で販売される中古機器は輸入に当たりません', '医疗器械监督管理条例第57条 (Regulation Art. 57)')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE compliance_rule`);
  }
}
