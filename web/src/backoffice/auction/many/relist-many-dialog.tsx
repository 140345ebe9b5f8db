import type { AdminAuctionRow } from '@fovea/shared-types/auction/admin-auction.dto';
import { relistAuctions } from '@fovea/shared-types/auction/auction.calls';
import { LOTS_AT_ONCE_MAX } from '@fovea/shared-types/auction/opening-rules';
import { useTranslation } from 'react-i18next';
import type { BulkDialogProps } from '../../../kit/data-table/column';
import { Dialog } from '../../../kit/dialog/dialog';
import { EmptyState } from '../../../kit/empty-state/empty-state';
import { api } from '../../../lib/api-client';
import { isWithoutSale } from '../terms-values';
import { ManyDialog } from './many-dialog';
import { againMany, againManyOf } from './many-values';

/** New runs of the selected lots that ended without a sale. */
export function RelistManyDialog({ rows, ...rest }: BulkDialogProps<AdminAuctionRow>) {
  const { t } = useTranslation('auctions');
  const lots = rows.filter(isWithoutSale).slice(0, LOTS_AT_ONCE_MAX);
  const others = rows.filter((row) => !lots.includes(row));
  const isTooMany = others.some(isWithoutSale);
  const title = t('again_many.title', { count: lots.length });
  if (lots.length === 0)
    return (
      <Dialog opened onClose={rest.onClose} title={t('list.relist')}>
        <EmptyState title={t('again_many.none')} text={t('again_many.none_text')} />
      </Dialog>
    );
  return (
    <ManyDialog
      {...rest}
      lots={lots}
      others={others}
      initial={againMany(lots)}
      amountsOf={({ currency }) => ({ currency })}
      texts={{
        title,
        text: t('again_many.text'),
        submit: t('again_many.submit', { count: lots.length }),
        summary: (done, refused) =>
          refused === 0
            ? t('again_many.all_done', { count: done })
            : t('again_many.some_refused', { done, refused }),
        done: t('again_many.done'),
        refused: t('again_many.refused'),
        conflict: t('again_many.conflict'),
      }}
      send={async (values, request_id) => {
        const relisted = await api(
          relistAuctions,
          { ...againManyOf(lots, values), request_id },
          { quiet: true },
        );
        return relisted.map(({ relisted_from_id, ...outcome }) => ({ ...outcome, id: relisted_from_id }));
      }}
      first={() => (
        <>
          {isTooMany && <p>{t('many.too_many', { count: LOTS_AT_ONCE_MAX })}</p>}
          {!isTooMany && others.length > 0 && <p>{t('again_many.left_out', { count: others.length })}</p>}
          <p>{t('again_many.keeps')}</p>
        </>
      )}
    />
  );
}
