import type { GoodsDetail } from '@fovea/shared-types/goods/goods.dto';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../kit/page-title/page-title';
import { isConditionCode } from '../goods/commodity-detail-codes';
import classes from './commodity-detail.module.css';

export interface CommodityHeadProps {
  goods: GoodsDetail;
  pill: ReactNode;
  actions?: ReactNode;
}

/** Name, state, and the line that experts read first: maker, model, year, serial, condition. */
export function CommodityHead({ goods, pill, actions }: CommodityHeadProps) {
  const { t } = useTranslation('auction');
  const { t: tGoods } = useTranslation('goods');
  return (
    <header className={classes.head}>
      <PageTitle title={goods.goods_name} />
      <div className={classes.facts}>
        {pill}
        <div className={classes.line}>
          <ul>
            <li>{goods.maker}</li>
            {goods.model !== null && <li>{goods.model}</li>}
            {goods.year !== null && <li>{t('detail.year', { year: goods.year })}</li>}
            {goods.serial_number !== null && <li>{t('detail.serial', { serial: goods.serial_number })}</li>}
            {isConditionCode(goods.condition) && <li>{tGoods(`condition.${goods.condition}`)}</li>}
            <li>{t('detail.goods_sn', { number: goods.goods_sn })}</li>
          </ul>
        </div>
        {actions}
      </div>
    </header>
  );
}
