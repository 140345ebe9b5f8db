import { broken } from '../faults.js';
import { thing } from '../thing.js';

export default thing({
  calls: {
    '/compliance-rules/try-compliance-rule': {},
  },
  records: {
    // Its conditions on a licence depend on each other; countries are codes.
    'warehouse:rule': {
      sample: () => ({
        about: 2,
        outcome: 1,
        licence_kind_id: 1,
        or_kind_id: 2,
        seller_country: 'JP',
        delivery_country: 'US',
        keep_years: null,
        keep_expiry_years: null,
        effective_until: '2039-05-17',
      }),
      changes: {
        about: 4,
        outcome: 1,
        seller_country: 'CN',
        delivery_country: 'KR',
        keep_years: null,
        keep_expiry_years: null,
      },
    },
  },
  database: {
    rows: {
      compliance_rule: () => ({
        about: 1,
        outcome: 2,
        effective_from: '2025-04-01',
        name_c: '规则',
        name_e: 'Rule',
        name_j: 'ルール',
        source: 'Act 1',
      }),
    },
    breaks: [
      broken('compliance_rule', 'compliance_rule_about_ck', 'a rule about nothing we know', { about: 9 }),
      broken('compliance_rule', 'compliance_rule_keep_ck', 'a rule by which records are kept for no time', {
        about: 7,
        outcome: 1,
      }),
      broken(
        'compliance_rule',
        'compliance_rule_keep_ck',
        'a rule by which records are kept as their buyer is',
        {
          about: 7,
          outcome: 1,
          keep_years: 3,
          buyer_kind: 1,
        },
      ),
      broken(
        'compliance_rule',
        'compliance_rule_keep_ck',
        'a rule of a sale that says how long records are kept',
        {
          keep_years: 3,
        },
      ),
      broken('compliance_rule', 'compliance_rule_outcome_ck', 'a rule that needs a sale', { outcome: 1 }),
      broken('compliance_rule', 'compliance_rule_outcome_ck', 'a rule that forbids a notice', {
        about: 5,
        outcome: 2,
      }),
      broken('compliance_rule', 'compliance_rule_kinds_ck', 'a rule that requires no certain licence', {
        about: 2,
        outcome: 1,
      }),
      broken(
        'compliance_rule',
        'compliance_rule_kinds_ck',
        'a rule that forbids a sale and names a licence',
        {
          licence_kind_id: 1,
        },
      ),
      broken('compliance_rule', 'compliance_rule_kinds_ck', 'a rule that offers one licence twice', {
        about: 2,
        outcome: 1,
        licence_kind_id: 1,
        or_kind_id: 1,
      }),
      broken(
        'compliance_rule',
        'compliance_rule_seller_ck',
        'a rule for sellers of a country that is no code',
        {
          seller_country: 'jp',
        },
      ),
      broken(
        'compliance_rule',
        'compliance_rule_delivery_ck',
        'a rule for a delivery to a country that is no code',
        {
          delivery_country: 'c1',
        },
      ),
      broken(
        'compliance_rule',
        'compliance_rule_classes_ck',
        'a rule for a class of devices that there is not',
        {
          device_classes: [5],
        },
      ),
      broken('compliance_rule', 'compliance_rule_maintenance_ck', 'a rule for devices maintained otherwise', {
        maintenance: 2,
      }),
      broken('compliance_rule', 'compliance_rule_used_ck', 'a rule for goods neither new nor used', {
        used: 2,
      }),
      broken('compliance_rule', 'compliance_rule_controlled_ck', 'a rule for goods marked in another way', {
        controlled: 2,
      }),
      broken(
        'compliance_rule',
        'compliance_rule_keep_controlled_ck',
        'a rule by which records of marked goods are kept',
        { about: 7, outcome: 1, keep_years: 3, controlled: 1 },
      ),
      broken('compliance_rule', 'compliance_rule_buyer_ck', 'a rule for buyers of a third kind', {
        buyer_kind: 3,
      }),
      broken('compliance_rule', 'compliance_rule_dates_ck', 'a rule that ends before it begins', {
        effective_until: '2025-03-31',
      }),
      broken('compliance_rule', 'compliance_rule_status_ck', 'a rule neither in use nor out of it', {
        status: 2,
      }),
      broken('compliance_rule', 'compliance_rule_words_ck', 'a rule without its words in Chinese', {
        name_c: '',
      }),
      broken('compliance_rule', 'compliance_rule_purposes_ck', 'a rule for what never leaves', {
        purposes: [11],
      }),
    ],
    besideKeys: {
      compliance_rule_licence_fk: { about: 2, outcome: 1 },
      compliance_rule_or_fk: { about: 2, outcome: 1, licence_kind_id: 1 },
    },
  },
});
