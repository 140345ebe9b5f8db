import type { StockDetail } from '@fovea/shared-types/warehouse/stock.dto';
import { LABELS_MAX, type LabelCode } from '@fovea/shared-types/platform/label-kinds';
import { serialLabels } from '@fovea/shared-types/warehouse/passport.calls';
import { stockLotLabels } from '@fovea/shared-types/warehouse/stock.calls';
import { useQuery } from '@tanstack/react-query';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../kit/button/button';
import { DetailCard, DetailView, Facts, Timeline } from '../../../kit/detail-view/detail-view';
import { LabelsDialog } from '../../../kit/labels/labels-dialog';
import { StatusPill } from '../../../kit/status-pill/status-pill';
import { formatDate, formatDateTime, formatMoney, formatNumber } from '../../../lib/format';
import { to } from '../../../lib/paths';
import { useMay } from '../../../lib/permissions';
import classes from './stock.module.css';
import { stockLineQuery, stockPlacesQuery } from './stock.queries';

/** The stock of a product in a warehouse, and its history: in a drawer, and on a page. */
export function StockView({ detail }: { detail: StockDetail }) {
  const { t } = useTranslation('stock');
  const may = useMay();
  const { data: places = [] } = useQuery(stockPlacesQuery(detail.product_id));
  return (
    <DetailView
      title={detail.goods_name}
      state={detail.is_low ? <StatusPill tone="warning">{t('stock.low')}</StatusPill> : undefined}
      summary={[
        { label: t('field.ware_house'), value: detail.ware_house_name },
        { label: t('field.remaining'), value: formatNumber(detail.ware_house_product_good_number) },
        { label: t('field.reserved'), value: formatNumber(detail.reserved) },
        { label: t('field.value'), value: formatMoney(detail.value, detail.currency) },
      ]}
    >
      <DetailCard title={t('detail.facts')}>
        <Facts
          facts={[
            { label: t('field.model'), value: detail.goods_code },
            { label: t('field.maker'), value: detail.maker },
            { label: t('field.category'), value: detail.category_name },
            { label: t('field.in_transit'), value: formatNumber(detail.in_transit) },
            { label: t('warning.label'), value: formatNumber(detail.number_warning) },
            { label: t('field.location'), value: detail.location },
            { label: t('field.remark'), value: detail.remark },
          ]}
        />
      </DetailCard>
      <DetailCard title={t('stock.places')}>
        <Facts
          facts={places.map((place) => ({
            label: place.ware_house_name,
            value: t('field.remaining_of', {
              count: place.ware_house_product_good_number,
              reserved: formatNumber(place.reserved),
            }),
          }))}
        />
      </DetailCard>
      <Lying detail={detail} />
      <Promised of={detail.reservations} />
      {may('warehouse:movement:list') && <History id={detail.id} />}
    </DetailView>
  );
}

/** The kinds of codes for a lot. */
const LOT_CODES: readonly LabelCode[] = ['gs1datamatrix', 'qr'];

/** Labels of this stock, as many as are printed at once. */
function Labels({ units, parts }: Pick<StockDetail, 'units' | 'parts'>) {
  const { t } = useTranslation('labels');
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const areUnits = units.length > 0;
  if (areUnits && !may('warehouse:passport:list')) return null;
  const ids = (areUnits ? units : parts).slice(0, LABELS_MAX).map(({ id }) => id);
  const kind = areUnits ? { call: serialLabels } : { call: stockLotLabels, codes: LOT_CODES };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPrinter size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('action')}
      </Button>
      {isOpen && <LabelsDialog ids={ids} {...kind} onClose={() => setOpen(false)} />}
    </>
  );
}

function Lying({ detail: { units, parts, currency } }: { detail: StockDetail }) {
  const { t } = useTranslation('stock');
  if (units.length === 0 && parts.length === 0) return null;
  const heads =
    units.length > 0
      ? [t('field.serial'), t('field.bin'), t('field.standing'), t('field.unit_cost')]
      : [t('lines.lot'), t('lines.expires'), t('field.bin'), t('field.remaining')];
  return (
    <DetailCard title={t(units.length > 0 ? 'stock.pieces' : 'stock.parts')} isWide>
      <Labels units={units} parts={parts} />
      <table className={classes.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" data-number={head === heads.at(-1) || undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {units.map((unit) => (
            <tr key={unit.id}>
              <td>{unit.serial_number}</td>
              <td>{unit.bin_code ?? '-'}</td>
              <td>{unit.is_reserved ? t('field.reserved') : t('stock.free')}</td>
              <td data-number>{formatMoney(unit.cost, currency)}</td>
            </tr>
          ))}
          {parts.map((part) => (
            <tr key={part.id}>
              <td>{part.lot_number === '' ? '-' : part.lot_number}</td>
              <td>{part.expires_on === null ? '-' : formatDate(part.expires_on)}</td>
              <td>{part.bin_code ?? '-'}</td>
              <td data-number>
                {t('field.remaining_of', { count: part.on_hand, reserved: formatNumber(part.reserved) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </DetailCard>
  );
}

/** Its holders, and until when. */
function Promised({ of: reservations }: { of: StockDetail['reservations'] }) {
  const { t } = useTranslation('stock');
  if (reservations.length === 0) return null;
  const holders: Record<string, string> = {
    stock_document: t('holder.stock_document'),
    auction: t('holder.auction'),
    order_line: t('holder.order_line'),
  };
  return (
    <DetailCard title={t('stock.promised')} isWide>
      <table className={classes.table}>
        <tbody>
          {reservations.map((promise) => (
            <tr key={promise.id}>
              <td>
                {holders[promise.holder_type] ?? promise.holder_type} {promise.holder_no ?? promise.holder_id}
              </td>
              <td>{promise.serial_number ?? '-'}</td>
              <td>
                {promise.expires_at === null
                  ? t('stock.until_given_back')
                  : t('stock.until', { at: formatDateTime(promise.expires_at) })}
              </td>
              <td data-number>{formatNumber(promise.good_number)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </DetailCard>
  );
}

function History({ id }: { id: number }) {
  const { t } = useTranslation('stock');
  const { data: line = [] } = useQuery(stockLineQuery(id));
  return (
    <DetailCard title={t('stock.history')} isWide>
      <Timeline
        entries={line.map((movement) => ({
          key: movement.id,
          at: formatDateTime(movement.created_at),
          who: movement.username ?? '-',
          what: (
            <Link to={to.movement(movement.id)}>
              {t('stock.moved', {
                type: movement.type_name,
                change: `${movement.change > 0 ? '+' : '−'}${formatNumber(Math.abs(movement.change))}`,
                after: formatNumber(movement.after),
                document: [movement.document, movement.bin_code].filter(Boolean).join(' · '),
              })}
            </Link>
          ),
        }))}
      />
    </DetailCard>
  );
}
