import type { QueryRunner } from 'typeorm';

/** What the law requires of a sale. */
export async function createCompliance(db: QueryRunner): Promise<void> {
  await db.query(`
    -- What the law requires of a sale: rows with the days of their force, from which one answer is made for each case.
    CREATE TABLE compliance_rule (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT compliance_rule_pk PRIMARY KEY,
      -- 1 the sale itself, 2 the seller's licence for devices, 3 the seller's permit for second-hand goods, 4 the
      -- buyer's licence, 5 the notice to the maker, 6 the disinfection and data-wipe statement. 7: for how long
      -- records of receipt and transfer are kept.
      about smallint NOT NULL CONSTRAINT compliance_rule_about_ck CHECK (about BETWEEN 1 AND 7),
      -- 0 allowed or not needed, 1 needed, 2 forbidden.
      outcome smallint NOT NULL,
      -- Either of the two is enough.
      licence_kind_id bigint CONSTRAINT compliance_rule_licence_fk REFERENCES licence_kind (id),
      or_kind_id bigint CONSTRAINT compliance_rule_or_fk REFERENCES licence_kind (id),
      -- Where it applies; NULL or empty: everywhere.
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
      -- Kinds of stock-outs that it applies to; none: all.
      purposes smallint[] NOT NULL DEFAULT '{}'
        CONSTRAINT compliance_rule_purposes_ck CHECK (purposes <@ ARRAY[21, 22, 23, 24, 29]::smallint[]),
      -- Years from the record, and from the expiry of a lot that has one; the longer counts.
      keep_years smallint,
      keep_expiry_years smallint,
      CONSTRAINT compliance_rule_outcome_ck CHECK (outcome IN (0, 1, 2)
        AND CASE WHEN about = 1 THEN outcome <> 1 ELSE outcome <> 2 END),
      CONSTRAINT compliance_rule_kinds_ck CHECK (
        (licence_kind_id IS NOT NULL) = (outcome = 1 AND about IN (2, 3, 4))
        AND (or_kind_id IS NULL OR licence_kind_id IS NOT NULL AND or_kind_id <> licence_kind_id)),
      CONSTRAINT compliance_rule_dates_ck CHECK (effective_until >= effective_from),
      CONSTRAINT compliance_rule_words_ck CHECK (name_c <> '' AND name_e <> '' AND name_j <> '' AND source <> ''),
      CONSTRAINT compliance_rule_keep_ck CHECK (CASE WHEN about = 7
        THEN outcome = 1 AND coalesce(keep_years BETWEEN 1 AND 100, false)
          AND (keep_expiry_years IS NULL OR keep_expiry_years BETWEEN 1 AND 100)
          AND delivery_country IS NULL AND used IS NULL AND buyer_kind IS NULL AND purposes = '{}'
        ELSE keep_years IS NULL AND keep_expiry_years IS NULL END)
    );
    CREATE INDEX compliance_rule_about ON compliance_rule (about, id);
    CREATE INDEX compliance_rule_outcome ON compliance_rule (outcome, id);
    CREATE INDEX compliance_rule_seller_country ON compliance_rule (seller_country, id);
    CREATE INDEX compliance_rule_delivery_country ON compliance_rule (delivery_country, id);
    CREATE INDEX compliance_rule_status ON compliance_rule (status, id);
  `);
  await db.query(`
    -- Before a used device is sold, given away, lent or tried, its maker is notified; to a workshop it goes clean at least.
    INSERT INTO compliance_rule (about, outcome, licence_kind_id, or_kind_id, seller_country, delivery_country,
        device_classes, maintenance, used, purposes, effective_from, status, name_c, name_e, name_j, source) VALUES
      (2, 1, 1, NULL, 'JP', NULL, '{3,4}', NULL, NULL, '{}', '2005-04-01', 1,
        '在日本销售高度管理医疗器械须取得许可', 'Selling highly controlled devices in Japan needs a permit',
        '日本で高度管理医療機器を販売するには許可が必要です', '薬機法第39条 (PMD Act Art. 39)'),
      (2, 1, 1, NULL, 'JP', NULL, '{}', 1, NULL, '{}', '2005-04-01', 1,
        '在日本销售特定保守管理医疗器械须取得许可', 'Selling maintenance-required devices in Japan needs a permit',
        '日本で特定保守管理医療機器を販売するには許可が必要です', '薬機法第39条 (PMD Act Art. 39)'),
      (2, 1, 2, 1, 'JP', NULL, '{2}', NULL, NULL, '{}', '2005-04-01', 1,
        '在日本销售管理医疗器械须备案', 'Selling controlled devices in Japan needs a notification',
        '日本で管理医療機器を販売するには届出が必要です', '薬機法第39条の3 (PMD Act Art. 39-3)'),
      (2, 0, NULL, NULL, 'JP', NULL, '{1}', 0, NULL, '{}', '2005-04-01', 1,
        '在日本销售一般医疗器械无需许可或备案', 'Selling general devices in Japan needs no permit or notification',
        '日本での一般医療機器の販売に許可・届出は不要です', '薬機法第39条・第39条の3 (PMD Act Art. 39, 39-3)'),
      (3, 1, 4, NULL, 'JP', NULL, '{}', NULL, 1, '{}', '1949-07-01', 0,
        '在日本经营二手物品须取得古物商许可', 'Dealing in second-hand goods in Japan needs a permit',
        '日本で中古品を取り扱うには古物商許可が必要です', '古物営業法第3条 (Secondhand Articles Dealer Act Art. 3)'),
      (5, 1, NULL, NULL, 'JP', NULL, '{1,2,3,4}', NULL, 1, '{21,22,23,29}', '2005-04-01', 1,
        '在日本销售二手医疗器械前须通知制造销售业者并遵从其指示',
        'Before a used device is sold in Japan, its maker is notified and its instructions followed',
        '日本で中古医療機器を販売する前に、製造販売業者への通知と指示の遵守が必要です',
        '薬機法施行規則第170条 (Enforcement Rule Art. 170)'),
      (6, 1, NULL, NULL, NULL, NULL, '{1,2,3,4}', NULL, 1, '{21,22,23,24,29}', '2005-04-01', 1,
        '二手医疗器械发货前须签署消毒和数据清除声明',
        'A used device is shipped with a signed statement of disinfection and data wipe',
        '中古医療機器の発送前に、消毒とデータ消去の確認書が必要です', '薬機法第65条 (PMD Act Art. 65)'),
      (2, 1, 11, NULL, 'CN', NULL, '{3,4}', NULL, NULL, '{}', '2014-10-01', 1,
        '经营第三类医疗器械须取得经营许可证', 'Dealing in class III devices in China needs an operating licence',
        '中国で第三類医療機器を扱うには経営許可証が必要です', '医疗器械监督管理条例 (2020 revision)'),
      (2, 1, 12, 11, 'CN', NULL, '{2}', NULL, NULL, '{}', '2014-10-01', 1,
        '经营第二类医疗器械须备案', 'Dealing in class II devices in China needs a filing',
        '中国で第二類医療機器を扱うには届出が必要です', '医疗器械监督管理条例 (2020 revision)'),
      (2, 0, NULL, NULL, 'CN', NULL, '{1}', NULL, NULL, '{}', '2014-10-01', 1,
        '经营第一类医疗器械无需许可或备案', 'Dealing in class I devices in China needs no licence or filing',
        '中国での第一類医療機器の取扱いに許可・届出は不要です', '医疗器械监督管理条例 (2020 revision)'),
      (1, 2, NULL, NULL, NULL, 'CN', '{}', NULL, 1, '{}', '2014-10-01', 1,
        '中国大陆禁止进口二手医疗器械', 'Used devices may not be imported into mainland China',
        '中国本土への中古医療機器の輸入は禁止されています', '医疗器械监督管理条例第57条 (Regulation Art. 57)'),
      (1, 0, NULL, NULL, 'CN', 'CN', '{}', NULL, 1, '{}', '2014-10-01', 1,
        '在中国大陆境内销售的二手器械不属于进口', 'Used devices sold within mainland China are not imported',
        '中国本土内で販売される中古機器は輸入に当たりません', '医疗器械监督管理条例第57条 (Regulation Art. 57)');
    -- How long records of receipt and transfer are kept.
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
        '医疗器械经营监督管理办法 (Measures for Operation)');
  `);
}
