import { addAuctions } from '@fovea/shared-types/auction/auction.calls';
import { LOTS_AT_ONCE_MAX } from '@fovea/shared-types/auction/opening-rules';
import { useTranslation } from 'react-i18next';
import type { BulkDialogProps } from '../../../kit/data-table/column';
import { api } from '../../../lib/api-client';
import { pricesBy, TemplateChoice } from '../template-choice';
import { BidderFields, StepFields } from '../terms-fields';
import { relativeTerms } from '../terms-values';
import { ManyDialog, sharedPart } from './many-dialog';
import { firstMany, type ManyLot, manyOf } from './many-values';

/** Several goods are put up for auction. */
export function OpenManyDialog({ rows, ...rest }: BulkDialogProps<ManyLot>) {
  const { t } = useTranslation('auctions');
  const goods = rows.slice(0, LOTS_AT_ONCE_MAX);
  return (
    <ManyDialog
      {...rest}
      lots={goods}
      others={rows.slice(LOTS_AT_ONCE_MAX)}
      initial={firstMany(goods)}
      amountsOf={(_lot, { currency, step_price }) => ({ currency, step: step_price })}
      texts={{
        title: t('many.title', { count: goods.length }),
        text: t('many.text'),
        submit: t('many.submit', { count: goods.length }),
        summary: (done, refused) =>
          refused === 0 ? t('many.all_done', { count: done }) : t('many.some_refused', { done, refused }),
        done: t('many.opened'),
        refused: t('many.refused'),
        conflict: t('many.not_free'),
      }}
      send={async (values, request_id) => {
        const opened = await api(addAuctions, { ...manyOf(goods, values), request_id }, { quiet: true });
        return opened.map(({ goods_id, ...outcome }) => ({ ...outcome, id: goods_id }));
      }}
      first={(form) => (
        <>
          {rows.length > goods.length && <p>{t('many.too_many', { count: LOTS_AT_ONCE_MAX })}</p>}
          <TemplateChoice
            onChoose={(template) =>
              form.fill({
                ...relativeTerms(template),
                prices: form.values.prices.map((prices) => pricesBy(template, prices)),
              })
            }
          />
          <StepFields form={sharedPart(form)} />
        </>
      )}
      last={(form) => <BidderFields form={sharedPart(form)} needsLicence={false} />}
    />
  );
}
