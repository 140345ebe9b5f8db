import type { ConstraintCase } from '../proof.js';
import type { Row } from '../sound-rows.js';

const wrongRule = (refuses: string, violation: string, row: Row): ConstraintCase => ({
  refuses,
  violation,
  when: ({ insert }) => insert('compliance_rule', row),
});

export const complianceCases: ConstraintCase[] = [
  wrongRule('compliance_rule_about_ck', 'a rule about nothing we know', { about: 8 }),
  wrongRule('compliance_rule_keep_ck', 'a rule by which records are kept for no time', {
    about: 7,
    outcome: 1,
  }),
  wrongRule('compliance_rule_keep_ck', 'a rule by which records are kept as their buyer is', {
    about: 7,
    outcome: 1,
    keep_years: 3,
    buyer_kind: 1,
  }),
  wrongRule('compliance_rule_keep_ck', 'a rule of a sale that says how long records are kept', {
    keep_years: 3,
  }),
  {
    refuses: 'stock_partner_append_only',
    violation: 'another party than the document kept, even to the owner of the table',
    when: async ({ insert, sql, becomeOwner }) => {
      await insert('stock_partner');
      await becomeOwner();
      await sql(`UPDATE stock_partner SET name = 'Another'`);
    },
  },
  {
    refuses: 'stock_partner_pk',
    violation: 'a document with two other parties',
    when: async ({ insert }) => {
      await insert('stock_partner');
      await insert('stock_partner', { name: 'Another' });
    },
  },
  {
    refuses: 'stock_partner_name_ck',
    violation: 'another party without a name',
    when: ({ insert }) => insert('stock_partner', { name: '' }),
  },
  wrongRule('compliance_rule_outcome_ck', 'a rule that needs a sale', { outcome: 1 }),
  wrongRule('compliance_rule_outcome_ck', 'a rule that forbids a notice', { about: 5, outcome: 2 }),
  wrongRule('compliance_rule_kinds_ck', 'a rule that requires no certain licence', { about: 2, outcome: 1 }),
  wrongRule('compliance_rule_kinds_ck', 'a rule that forbids a sale and names a licence', {
    licence_kind_id: 1,
  }),
  wrongRule('compliance_rule_kinds_ck', 'a rule that offers one licence twice', {
    about: 2,
    outcome: 1,
    licence_kind_id: 1,
    or_kind_id: 1,
  }),
  wrongRule('compliance_rule_seller_ck', 'a rule for sellers of a country that is no code', {
    seller_country: 'jp',
  }),
  wrongRule('compliance_rule_delivery_ck', 'a rule for a delivery to a country that is no code', {
    delivery_country: 'c1',
  }),
  wrongRule('compliance_rule_classes_ck', 'a rule for a class of devices that there is not', {
    device_classes: [5],
  }),
  wrongRule('compliance_rule_maintenance_ck', 'a rule for devices maintained otherwise', { maintenance: 2 }),
  wrongRule('compliance_rule_used_ck', 'a rule for goods neither new nor used', { used: 2 }),
  wrongRule('compliance_rule_buyer_ck', 'a rule for buyers of a third kind', { buyer_kind: 3 }),
  wrongRule('compliance_rule_dates_ck', 'a rule that ends before it begins', {
    effective_until: '2025-03-31',
  }),
  wrongRule('compliance_rule_status_ck', 'a rule neither in use nor out of it', { status: 2 }),
  wrongRule('compliance_rule_words_ck', 'a rule without its words in Chinese', { name_c: '' }),
  {
    refuses: 'brand_notice_email_ck',
    violation: 'a maker whose address for notices is none',
    when: ({ insert }) => insert('brand', { notice_email: 'nobody' }),
  },
  {
    refuses: 'brand_notice_language_ck',
    violation: 'a maker who reads a language that nobody writes here',
    when: ({ insert }) => insert('brand', { notice_language: 4 }),
  },
  ...(
    [
      ['serial_ck', 'a notice of no piece', { serial_number: '' }],
      [
        'status_ck',
        'a notice in an unknown state',
        { status: 3, sent_at: new Date(), sent_to: 'a@b.example' },
      ],
      ['sent_ck', 'a notice that was sent to nobody', { status: 1, sent_at: new Date() }],
      [
        'reminded_ck',
        'a maker reminded of an unsent notice',
        { status: 1, sent_at: new Date(), sent_to: 'a@b.example', reminded_at: new Date(0) },
      ],
      [
        'answered_ck',
        'an answer without its day',
        { status: 2, sent_at: new Date(), sent_to: 'a@b.example', answer: 'yes' },
      ],
    ] as const
  ).map(([name, violation, row]): ConstraintCase => ({
    refuses: `device_notice_${name}`,
    violation,
    when: ({ insert }) => insert('device_notice', row),
  })),
  ...(
    [
      ['models_ck', 'a recall of no model', { models: [] }],
      ['serials_ck', 'a recall of more ranges than anybody reads', { serials: Array(201).fill('A1') }],
      ['lots_ck', 'a recall of more lots than anybody reads', { lots: Array(201).fill('L1') }],
      ['class_ck', 'a recall of a fourth class', { class: 4 }],
      ['moved_ck', 'a recall of pieces that did something unknown', { moved: 3, moved_from: '2026-05-01' }],
      ['period_ck', 'a recall of a period without days', { moved: 1 }],
      [
        'period_ck',
        'a recall of a period that ends before it begins',
        { moved: 2, moved_from: '2026-05-02', moved_until: '2026-05-01' },
      ],
      ['action_ck', 'a recall by which something unknown is done', { action: 4 }],
      ['source_ck', 'a recall that nobody can read of', { source: 'a letter' }],
      ['words_ck', 'a recall without its reason in Chinese', { reason_c: '' }],
      ['status_ck', 'a recall in an unknown state', { status: 3, opened_at: new Date() }],
      ['opened_ck', 'a recall that is open since never', { status: 1 }],
      [
        'closed_ck',
        'a recall closed without a report',
        { status: 2, opened_at: new Date(), closed_at: new Date() },
      ],
    ] as const
  ).map(([name, violation, row]): ConstraintCase => ({
    refuses: `recall_${name}`,
    violation,
    when: ({ insert }) => insert('recall', { ...row }),
  })),
  ...(
    [
      [
        'status_ck',
        'a party in an unknown state',
        { status: 3, acknowledged_at: new Date(), acknowledged_by: 0 },
      ],
      ['whose_ck', 'a party that is nobody', { account_id: null }],
      ['acknowledged_ck', 'an acknowledgement by nobody', { status: 1, acknowledged_at: new Date() }],
      ['settled_ck', 'a party settled without an outcome', { settled_at: new Date() }],
      ['outcome_ck', 'an unknown outcome', { outcome: 5 }],
      ['notes_ck', 'notes that nobody reads', { notes: 'x'.repeat(2001) }],
    ] as const
  ).map(([name, violation, row]): ConstraintCase => ({
    refuses: `recall_party_${name}`,
    violation,
    when: ({ insert }) => insert('recall_party', { ...row }),
  })),
  wrongRule('compliance_rule_purposes_ck', 'a rule for what never leaves', { purposes: [11] }),
  ...(
    [
      ['serial_ck', 'a statement of no piece', { serial_number: '' }],
      ['by_ck', 'a piece that nobody disinfected', { cleaned_by: '' }],
      ['method_ck', 'an unknown method', { method: 6 }],
      ['data_ck', 'data in an unknown state', { patient_data: 4 }],
      ['wiped_ck', 'data wiped by nobody', { patient_data: 1, wiped_on: '2026-05-01' }],
      ['withdrawn_ck', 'a statement withdrawn without a reason', { withdrawn_at: new Date() }],
    ] as const
  ).map(([name, violation, row]): ConstraintCase => ({
    refuses: `clean_statement_${name}`,
    violation,
    when: ({ insert }) => insert('clean_statement', { ...row }),
  })),
  {
    refuses: 'recall_party_once_uq',
    violation: 'a company notified of a recall twice',
    when: ({ insert, world }) => insert('recall_party', { company_id: world.company, account_id: null }),
  },
  {
    refuses: 'recall_piece_quantity_ck',
    violation: 'no piece of a recall',
    when: ({ insert }) => insert('recall_piece', { quantity: 0 }),
  },
  {
    refuses: 'recall_piece_whereabouts_ck',
    violation: 'a piece that is somewhere else',
    when: ({ insert }) => insert('recall_piece', { whereabouts: 6 }),
  },
  {
    refuses: 'recall_piece_what_ck',
    violation: 'a piece of nothing',
    when: ({ insert }) => insert('recall_piece', { product_id: null }),
  },
  {
    refuses: 'recall_piece_once_uq',
    violation: 'a piece written down twice',
    when: async ({ insert }) => {
      await insert('recall_piece', {});
      await insert('recall_piece', {});
    },
  },
];
