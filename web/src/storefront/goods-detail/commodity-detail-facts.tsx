import type { GoodsDetail, GoodsMerchant } from '@fovea/shared-types/goods/goods.dto';
import { SALE_TYPE } from '@fovea/shared-types/sale-states';
import { IconCheck, IconCircleCheckFilled, IconBuildingStore, IconLicense } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Later } from '../../kit/later/later';
import { MoneyText } from '../../kit/money-text/money-text';
import { RichText } from '../../kit/rich-text/rich-text';
import { formatCountry, formatDate, formatNumber } from '../../lib/format';
import { paths } from '../../lib/paths';
import { Measures } from '../goods/commodity-detail-measures';
import { CommodityDocuments } from './commodity-documents';
import { CommodityPart } from '../goods/commodity-detail-part';
import { SellerScore } from '../evaluation/seller-score';
import { isConditionCode, isPayType, isShippingTime } from '../goods/commodity-detail-codes';
import classes from '../goods/commodity-detail-facts.module.css';

/** Everything to know before bidding on a used device. */
export function CommodityFacts({ goods }: { goods: GoodsDetail }) {
  const { t } = useTranslation('auction');
  const { t: tGoods } = useTranslation('goods');
  return (
    <div className={classes.facts}>
      {goods.need_licence && (
        <p className={classes.licence}>
          <IconLicense size={24} stroke={1.6} aria-hidden />
          <span>
            <strong>{t('detail.licence_title')}</strong>
            {t(
              goods.sale_type === SALE_TYPE.auction ? 'detail.licence_text' : 'detail.licence_text_fixed',
            )}{' '}
            <Link to={paths.certificationCompany}>{t('detail.licence_certify')}</Link>
          </span>
        </p>
      )}
      <CommodityPart title={t('detail.condition_report')}>
        <p className={classes.condition}>
          {isConditionCode(goods.condition) && <strong>{tGoods(`condition.${goods.condition}`)}</strong>}
          {goods.condition_note !== null && <span>{goods.condition_note}</span>}
        </p>
        {goods.usage_note !== null && (
          <p className={classes.usage}>
            <span>{t('detail.usage')}</span>
            {goods.usage_note}
          </p>
        )}
      </CommodityPart>
      {goods.specifications.length > 0 && (
        <CommodityPart title={t('detail.specifications')}>
          <dl className={classes.table}>
            {goods.specifications.map((specification) => (
              <div key={specification.label}>
                <dt>{specification.label}</dt>
                <dd>{specification.value}</dd>
              </div>
            ))}
          </dl>
        </CommodityPart>
      )}
      {goods.accessories.length > 0 && (
        <CommodityPart title={t('detail.included')}>
          <ul className={classes.included}>
            {goods.accessories.map((accessory) => (
              <li key={accessory}>
                <IconCheck size={18} aria-hidden />
                {accessory}
              </li>
            ))}
          </ul>
        </CommodityPart>
      )}
      <Measures goods={goods} />
      <CommodityDocuments goods={goods} />
      {goods.content.trim() !== '' && (
        <CommodityPart title={t('detail.description')}>
          <RichText html={goods.content} />
        </CommodityPart>
      )}
    </div>
  );
}

/** Shipping, payment and the seller, beside the price. */
export function CommodityTerms({ goods }: { goods: GoodsDetail }) {
  const { t } = useTranslation('auction');
  const payment = goods.pay_types.filter(isPayType).map((type) => t(`payment.${type}`));
  return (
    <div className={classes.terms}>
      <dl className={classes.short}>
        {isShippingTime(goods.shipping_time) && (
          <div>
            <dt>{t('detail.shipping')}</dt>
            <dd>{t(`shipping.${goods.shipping_time}`)}</dd>
          </div>
        )}
        {payment.length > 0 && (
          <div>
            <dt>{t('detail.payment')}</dt>
            <dd>
              {payment.map((name) => (
                <span key={name}>{name}</span>
              ))}
            </dd>
          </div>
        )}
        {goods.ships_from !== null && (
          <div>
            <dt>{t('detail.ships_from')}</dt>
            <dd>{formatCountry(goods.ships_from)}</dd>
          </div>
        )}
        <div>
          <dt>{t('detail.freight')}</dt>
          <dd>
            {goods.freight === null ? (
              t('detail.freight_quoted')
            ) : (
              <MoneyText value={goods.freight} currency={goods.currency} />
            )}
          </dd>
        </div>
        {goods.quantity > 1 && (
          <div>
            <dt>{t('detail.quantity')}</dt>
            <dd>{formatNumber(goods.quantity)}</dd>
          </div>
        )}
      </dl>
      {goods.merchant !== null && (
        <div className={classes.seller}>
          <span className={classes.crest} aria-hidden>
            <IconBuildingStore size={24} stroke={1.5} />
          </span>
          <div>
            <span className={classes.sellerLabel}>{t('detail.seller')}</span>
            <strong>{goods.merchant.name}</strong>
            <Later>
              <SellerScore goodsId={goods.id} />
            </Later>
            <span className={classes.sellerFacts}>
              {goods.merchant.is_certified && (
                <span className={classes.certified}>
                  <IconCircleCheckFilled size={16} aria-hidden />
                  {t('detail.certified')}
                </span>
              )}
              <span>{formatCountry(goods.merchant.country)}</span>
              <span>{t('detail.seller_goods', { count: goods.merchant.goods_count })}</span>
              <span>{t('detail.seller_since', { date: formatDate(goods.merchant.since) })}</span>
            </span>
            <Licences licences={goods.merchant.licences} />
          </div>
        </div>
      )}
    </div>
  );
}

/** What entitles the seller to deal in devices, as the platform approved it. */
function Licences({ licences }: Pick<GoodsMerchant, 'licences'>) {
  const { t } = useTranslation('auction');
  if (licences.length === 0) return null;
  return (
    <>
      <ul className={classes.licences} aria-label={t('detail.licences')}>
        {licences.map(({ kind_name, number, valid_until }) => (
          <li key={`${kind_name} ${number}`}>
            {kind_name}
            <span>
              {valid_until === null
                ? t('detail.licence', { number })
                : t('detail.licence_until', { number, date: formatDate(valid_until) })}
            </span>
          </li>
        ))}
      </ul>
      <span className={classes.sellerFacts}>{t('detail.licence_note')}</span>
    </>
  );
}
