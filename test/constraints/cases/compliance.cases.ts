import type { ConstraintCase } from '../proof.js';
import type { Row } from '../sound-rows.js';

const wrongRule = (refuses: string, says: string, row: Row): ConstraintCase => ({
  refuses,
  says,
  when: ({ insert }) => insert('compliance_rule', row),
});

export const complianceCases: ConstraintCase[] = [
  wrongRule('compliance_rule_about_ck', 'a rule about nothing we know', { about: 7 }),
  wrongRule('compliance_rule_outcome_ck', 'a rule that needs a sale', { outcome: 1 }),
  wrongRule('compliance_rule_outcome_ck', 'a rule that forbids a notice', { about: 5, outcome: 2 }),
  wrongRule('compliance_rule_kinds_ck', 'a rule that asks for no certain licence', { about: 2, outcome: 1 }),
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
    says: 'a maker whose address for notices is none',
    when: ({ insert }) => insert('brand', { notice_email: 'nobody' }),
  },
  {
    refuses: 'brand_notice_language_ck',
    says: 'a maker who reads a language that nobody writes here',
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
        'a maker reminded of what he was not sent yet',
        { status: 1, sent_at: new Date(), sent_to: 'a@b.example', reminded_at: new Date(0) },
      ],
      [
        'answered_ck',
        'an answer without its day',
        { status: 2, sent_at: new Date(), sent_to: 'a@b.example', answer: 'yes' },
      ],
    ] as const
  ).map(([name, says, row]): ConstraintCase => ({
    refuses: `device_notice_${name}`,
    says,
    when: ({ insert }) => insert('device_notice', row),
  })),
];
