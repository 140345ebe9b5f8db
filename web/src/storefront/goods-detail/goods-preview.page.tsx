import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../kit/empty-state/empty-state';
import { PageTitle } from '../../kit/page-title/page-title';
import { keptPreview } from '../../lib/goods-preview';
import { activeLanguage } from '../../lib/i18n';
import { CommoditySale } from './commodity-detail-sale';
import classes from './goods-preview.module.css';

/** Goods out of the publish form as shoppers would see them; handed over by the window that opened this one. */
export function GoodsPreviewPage() {
  const { t } = useTranslation('publishing');
  const [goods] = useState(() => keptPreview(activeLanguage()));
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
        <span>{t('preview.text')}</span>
      </p>
      <CommoditySale goods={goods} />
    </>
  );
}
