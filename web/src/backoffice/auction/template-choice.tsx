import { auctionTemplate } from '@fovea/shared-types/auction/template.record';
import type { RowOf } from '@fovea/shared-types/record/record';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { localTimeOf } from '../../lib/day';
import { useMay } from '../../lib/permissions';
import { templatesQuery } from './auction.queries';
import { endAfter, type Prices } from './terms-values';

export type Template = RowOf<typeof auctionTemplate.declared>;

/** Fills the terms of a form by a template of the company's; nobody needs one. */
export function TemplateChoice({ onChoose }: { onChoose: (template: Template) => void }) {
  const { t } = useTranslation('auctions');
  const may = useMay();
  const { data } = useQuery({ ...templatesQuery(), enabled: may('auction:template:list') });
  const templates = data?.data ?? [];
  if (templates.length === 0) return null;
  return (
    <Select
      label={t('template.use')}
      description={t('template.hint')}
      placeholder={t('template.choose')}
      data={templates.map(({ id, name, company_name }) => ({
        value: String(id),
        label: `${name} · ${company_name}`,
      }))}
      searchable={templates.length > 8}
      comboboxProps={{ shadow: 'md' }}
      onChange={(chosen) => {
        const template = templates.find(({ id }) => String(id) === chosen);
        if (template !== undefined) onChoose(template);
      }}
    />
  );
}

/** The prices that a template makes of a start price; those that stand, while there is none. */
export function pricesBy(template: Template, prices: Prices): Prices {
  const { start_price: start } = prices;
  if (start === null) return prices;
  const ofStart = (percent: number | null) => (percent === null ? null : Math.ceil((start * percent) / 100));
  return {
    start_price: start,
    reserve_price: ofStart(template.reserve_percent),
    buy_now_price: ofStart(template.buy_now_percent),
  };
}

/** Its other terms, the times from today. */
export function termsBy(template: Template) {
  const end_at = endAfter(template.days, `${String(template.end_hour).padStart(2, '0')}:00`);
  const { latest_minutes, extend_minutes, bid_chances, deposit_rate, need_approval } = template;
  return {
    end_at,
    latest_end_at: latest_minutes === null ? '' : minutesAfter(end_at, latest_minutes),
    extend_minutes,
    bid_chances,
    deposit_rate,
    need_approval,
  };
}

const minutesAfter = (local: string, minutes: number): string =>
  localTimeOf(new Date(Date.parse(local) + minutes * 60_000).toISOString());
