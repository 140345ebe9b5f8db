import { auctionTemplate } from '@fovea/shared-types/auction/template.record';
import type { RowOf } from '@fovea/shared-types/record/record';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../lib/permissions';
import { templatesQuery } from './auction.queries';
import type { Prices } from './terms-values';

type Template = RowOf<typeof auctionTemplate.declared>;

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

/** The prices that a template derives from a start price; the current ones, while there is none. */
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
