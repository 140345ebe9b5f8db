import type { StockAuditDetail } from '@fovea/shared-types/warehouse/stock-document.dto';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DetailCard, Facts } from '../../../kit/detail-view/detail-view';
import { PictureRow } from '../../../kit/picture-row/picture-row';
import { formatDate, formatDateTime, formatMoney, formatNumber } from '../../../lib/format';
import classes from '../stock/stock.module.css';
import { reversedPath } from './reversed-path';

/** What every document that moves stock shows. */
export type ShownDocument = Omit<
  StockAuditDetail,
  | 'inp_images'
  | 'out_images'
  | 'ware_house_inp_info'
  | 'ware_house_out_info'
  | 'ware_house_product_good_number'
>;

/** Of a reversal, what its document says about goods and their way is shown there. */
export function DocumentFacts({ document }: { document: ShownDocument }) {
  const { t } = useTranslation('stock');
  const goodsFacts = [
    { label: t('field.product'), value: document.goods_name },
    { label: t('field.model'), value: document.goods_code },
    { label: t('field.maker'), value: document.maker },
    { label: t('field.category'), value: document.category_name },
    { label: t('field.serial'), value: document.serial_number },
    { label: t('field.quantity'), value: formatNumber(document.good_number) },
  ];
  const wayFacts = [
    { label: t('field.logistics'), value: document.logistics_code },
    ...(document.to_ware_house_name === null
      ? [
          { label: t('field.customer'), value: document.customer_name },
          { label: t('field.customer_tel'), value: document.customer_tel },
          { label: t('field.customer_address'), value: document.customer_address },
        ]
      : []),
  ];
  return (
    <DetailCard title={t('detail.facts')}>
      <Facts
        facts={[
          { label: t('field.type'), value: document.type_name },
          ...(document.reverses === null
            ? []
            : [
                {
                  label: t('field.reverses'),
                  value: <Link to={reversedPath(document.reverses)}>{document.reverses.sn}</Link>,
                },
              ]),
          ...(document.reverses === null ? goodsFacts : []),
          { label: t('field.ware_house'), value: document.ware_house_name },
          ...(document.to_ware_house_name === null
            ? []
            : [{ label: t('field.to_ware_house'), value: document.to_ware_house_name }]),
          ...(document.reverses === null ? wayFacts : []),
          { label: t('field.username'), value: document.username },
          { label: t('field.created_at'), value: formatDateTime(document.created_at) },
          {
            label: t(document.reverses === null ? 'field.remark' : 'field.reason'),
            value: document.remark,
          },
          { label: t('field.audit_username'), value: document.audit_username },
          { label: t('field.audit_notes'), value: document.audit_notes },
          ...(document.scrapped_at === null
            ? []
            : [
                {
                  label: t('field.scrapped'),
                  value: `${document.scrapped_by ?? ''} · ${formatDateTime(document.scrapped_at)}`,
                },
                { label: t('field.scrap_notes'), value: document.scrap_notes },
              ]),
        ]}
      />
    </DetailCard>
  );
}

/** Line by line, with what the warehouse has of each. */
export function DocumentLines({ document: { lines, currency } }: { document: ShownDocument }) {
  const { t } = useTranslation('stock');
  const hasCost = lines.some(({ unit_cost }) => unit_cost !== null);
  const hasListing = lines.some(({ goods_id }) => goods_id !== null);
  const hasBin = lines.some(({ bin_code }) => bin_code !== null);
  return (
    <DetailCard title={t('lines.title')} isWide>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('field.product')}</th>
            <th scope="col">{t('field.serial')}</th>
            {hasBin && <th scope="col">{t('field.bin')}</th>}
            {hasListing && <th scope="col">{t('field.listing')}</th>}
            <th scope="col" data-number>
              {t('field.quantity')}
            </th>
            <th scope="col" data-number>
              {t('field.remaining')}
            </th>
            {hasCost && (
              <th scope="col" data-number>
                {t('field.unit_cost')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.line}>
              <td>{[line.goods_name, line.goods_code].filter(Boolean).join(' · ')}</td>
              <td>
                {line.serial_number ??
                  [line.lot_number, line.expires_on === null ? '' : formatDate(line.expires_on)]
                    .filter(Boolean)
                    .join(' · ')}
              </td>
              {hasBin && <td>{line.bin_code ?? '-'}</td>}
              {hasListing && (
                <td>
                  {[line.listing_name, line.goods_sn, line.publish_goods ? t('lines.published') : null]
                    .filter(Boolean)
                    .join(' · ') || '-'}
                </td>
              )}
              <td data-number>{formatNumber(line.good_number)}</td>
              <td data-number>
                {t('field.remaining_of', {
                  count: line.ware_house_product_good_number,
                  reserved: formatNumber(line.reserved),
                })}
              </td>
              {hasCost && <td data-number>{formatMoney(line.unit_cost, currency)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </DetailCard>
  );
}

export function DocumentPictures({ document }: { document: ShownDocument }) {
  const { t } = useTranslation('stock');
  return (
    <DetailCard title={t('field.images')}>
      {document.images.length === 0 ? (
        <p>{t('detail.no_pictures')}</p>
      ) : (
        <PictureRow images={document.images} nameOf={(number) => t('detail.picture', { number })} />
      )}
    </DetailCard>
  );
}
