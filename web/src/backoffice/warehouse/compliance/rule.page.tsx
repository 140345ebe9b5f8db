import { RULE_ABOUT, RULE_OUTCOME, rule } from '@fovea/shared-types/warehouse/rule.record';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/button/button';
import { StatusPill } from '../../../kit/status-pill/status-pill';
import { useCountries } from '../../../lib/countries';
import { nameOfCode } from '../../record/record-columns';
import { inThreeLanguages } from '../../record/record-languages';
import { recordPage } from '../../record/record-page';
import { useRuleKinds } from './rule.queries';
import { OUTCOME_TONES, RuleTrial } from './rule-trial';
import { backOfficePage } from '../../back-office-page';

const ofLicence: ReadonlySet<string> = new Set(
  [RULE_ABOUT.sellers_licence, RULE_ABOUT.second_hand_permit, RULE_ABOUT.buyers_licence].map(String),
);
const needsLicenceKind = (values: { about: unknown; outcome: unknown }): boolean =>
  ofLicence.has(String(values.about)) && String(values.outcome) === String(RULE_OUTCOME.needed);

const isOfKeeping = ({ about }: { about: unknown }): boolean => String(about) === String(RULE_ABOUT.keeping);
const isOfSale = (values: { about: unknown }): boolean => !isOfKeeping(values);

/** The rules of the law on sales, maintained by the platform's staff. */
export const RulePage = recordPage(rule, {
  columns: [
    { prop: 'rule_name', width: 340 },
    {
      prop: 'outcome',
      decides: true,
      render: ({ outcome }) => (
        <StatusPill tone={OUTCOME_TONES[outcome] ?? 'neutral'}>
          {nameOfCode(rule.declared.fields.outcome, outcome)}
        </StatusPill>
      ),
    },
    { prop: 'about', width: 200, decides: true },
    { prop: 'seller_country', width: 130 },
    { prop: 'delivery_country', width: 130 },
    { prop: 'device_classes', width: 200 },
    { prop: 'used', width: 110 },
    'status',
    { prop: 'licence_name', width: 240, visible: false },
    { prop: 'or_name', width: 240, visible: false },
    { prop: 'maintenance', visible: false },
    { prop: 'buyer_kind', width: 180, visible: false },
    { prop: 'controlled', width: 160, visible: false },
    { prop: 'purposes', width: 200, visible: false },
    { prop: 'keep_years', width: 120, visible: false },
    { prop: 'keep_expiry_years', width: 160, visible: false },
    { prop: 'effective_from', visible: false },
    { prop: 'effective_until', visible: false },
    { prop: 'source', width: 240, visible: false },
  ],
  form: {
    parts: [
      inThreeLanguages(rule, ['name']),
      'source',
      'about',
      'outcome',
      'licence_kind_id',
      'or_kind_id',
      'seller_country',
      'delivery_country',
      'device_classes',
      'maintenance',
      'used',
      'controlled',
      'purposes',
      'buyer_kind',
      'keep_years',
      'keep_expiry_years',
      'effective_from',
      'effective_until',
      'status',
    ],
    shows: {
      licence_kind_id: needsLicenceKind,
      or_kind_id: needsLicenceKind,
      delivery_country: isOfSale,
      used: isOfSale,
      controlled: isOfSale,
      purposes: isOfSale,
      buyer_kind: isOfSale,
      keep_years: isOfKeeping,
      keep_expiry_years: isOfKeeping,
    },
  },
  useChoices: () => {
    const countries = useCountries();
    const kinds = useRuleKinds();
    return useMemo(
      () => ({
        seller_country: { options: countries },
        delivery_country: { options: countries },
        licence_kind_id: { options: kinds },
        or_kind_id: { options: kinds },
      }),
      [countries, kinds],
    );
  },
  Note: () => {
    const { t } = useTranslation('compliance');
    const [isTrying, setTrying] = useState(false);
    return (
      <>
        <small>{t('no_advice')}</small>
        <Button variant="outline" onClick={() => setTrying(true)}>
          {t('rule.try')}
        </Button>
        {isTrying && <RuleTrial onClose={() => setTrying(false)} />}
      </>
    );
  },
});

backOfficePage(RulePage, { path: '/warehouse/complianceRule', texts: ['kit', 'system', 'compliance'] });
