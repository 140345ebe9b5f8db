import type { AllocationDetail } from '@fovea/shared-types/warehouse/allocation.dto';
import { scrapWarehouseAllocations } from '@fovea/shared-types/warehouse/allocation.calls';
import { allocation } from '@fovea/shared-types/warehouse/allocation.record';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DetailDrawer } from '../../../kit/detail-view/detail-drawer';
import { DetailCard, DetailView, Facts } from '../../../kit/detail-view/detail-view';
import { StatusPill } from '../../../kit/status-pill/status-pill';
import { useDict } from '../../../lib/dicts';
import { formatDate, formatMoney, formatNumber } from '../../../lib/format';
import { localText } from '../../../lib/local-text';
import { DocumentFacts, DocumentLines } from '../documents/stock-document-facts';
import { ReversalPill, Reversals } from '../documents/stock-reversals';
import classes from '../stock/stock.module.css';
import { StockAgain } from '../documents/stock-again';
import { allocationQuery } from './allocation.queries';
import { NewAllocation } from './new-allocation';

/** What was to be moved, what was sent of it, and what became of that. */
export function AllocationDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('allocation');
  const states = useDict('states:allocation');
  const result = useQuery(allocationQuery(id));
  return (
    <DetailDrawer title={localText(allocation.declared.many)} onClose={onClose} result={result} width={1000}>
      {(shown) => (
        <DetailView
          title={shown.allocation_sn}
          state={
            <>
              <StatusPill tone={states.tone(shown.status)}>{states.label(shown.status)}</StatusPill>
              <ReversalPill document={shown} />
            </>
          }
          summary={[
            { label: t('form.from'), value: shown.from_name },
            { label: t('form.to'), value: shown.to_name },
            { label: t('things.missing'), value: formatNumber(shown.missing) },
            { label: t('things.value'), value: formatMoney(shown.value, shown.currency) },
          ]}
          actions={<StockAgain document={shown} permission="warehouse:allocation:add" Form={NewAllocation} />}
        >
          <DocumentFacts document={shown} />
          {shown.things.length > 0 && <Things things={shown.things} />}
          {shown.losses.length > 0 && <Losses losses={shown.losses} />}
          <Reversals
            document={shown}
            call={scrapWarehouseAllocations}
            permission="warehouse:allocation:scrap"
          />
          <DocumentLines document={shown} />
        </DetailView>
      )}
    </DetailDrawer>
  );
}

function Things({ things }: Pick<AllocationDetail, 'things'>) {
  const { t } = useTranslation('allocation');
  return (
    <DetailCard title={t('things.title')} isWide>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('things.product')}</th>
            <th scope="col">{t('things.number')}</th>
            {(['sent', 'received', 'returned', 'lost', 'missing'] as const).map((name) => (
              <th key={name} scope="col" data-number>
                {t(`things.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {things.map((thing) => (
            <tr key={`${thing.product_id} ${thing.serial_number} ${thing.lot_number} ${thing.expires_on}`}>
              <td>{[thing.goods_name, thing.goods_code].filter(Boolean).join(' · ')}</td>
              <td>
                {thing.serial_number ??
                  [thing.lot_number, thing.expires_on === null ? '' : formatDate(thing.expires_on)]
                    .filter(Boolean)
                    .join(' · ')}
              </td>
              <td data-number>{formatNumber(thing.sent)}</td>
              <td data-number>{formatNumber(thing.received)}</td>
              <td data-number>{formatNumber(thing.returned)}</td>
              <td data-number>{formatNumber(thing.lost)}</td>
              <td data-number>{formatNumber(thing.missing)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </DetailCard>
  );
}

/** Stock-outs that write off what never arrived. */
function Losses({ losses }: Pick<AllocationDetail, 'losses'>) {
  const { t } = useTranslation('allocation');
  const states = useDict('states:stock_out');
  return (
    <DetailCard title={t('things.losses')}>
      <Facts
        facts={losses.map(({ ware_house_out_sn, good_number, status }) => ({
          label: ware_house_out_sn,
          value: `${formatNumber(good_number)} · ${states.label(status)}`,
        }))}
      />
    </DetailCard>
  );
}
