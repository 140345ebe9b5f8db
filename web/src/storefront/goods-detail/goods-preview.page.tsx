import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../kit/empty-state/empty-state';
import { PageTitle } from '../../kit/page-title/page-title';
import { keptLotPreview, keptPreview } from '../../lib/goods-preview';
import { activeLanguage } from '../../lib/i18n';
import { CommoditySale } from './commodity-detail-sale';
import { LotPreviewView } from './lot-preview-view';
import classes from './goods-preview.module.css';
import { storefrontPage } from '../storefront-page';
import { paths } from '../../lib/paths';

/**
 * Goods of the publish form, or a lot of its terms, as shoppers would see them; passed by the window that
 * opened this one.
 */
export function GoodsPreviewPage() {
  const { t } = useTranslation('publishing');
  const [lot] = useState(keptLotPreview);
  const [goods] = useState(() => lot?.goods ?? keptPreview(activeLanguage()));
  if (goods === null)
    return (
      <>
        <PageTitle title={t('preview.title')} isHidden />
        <EmptyState title={t('preview.none')} text={t('preview.none_text')} />
      </>
    );
  return (
    <>
      <p className={classes.banner} role="note">
        <strong>{t('preview.title')}</strong>
        <span>{t(lot === null ? 'preview.text' : 'preview.lot_text')}</span>
      </p>
      {lot === null ? <CommoditySale goods={goods} /> : <LotPreviewView {...lot} />}
    </>
  );
}

storefrontPage(GoodsPreviewPage, {
  path: paths.goodsPreview,
  texts: ['goods', 'auction', 'publishing'],
  title: 'route.goods_preview',
  isForMembers: true,
});
