import type { GoodsDetail } from '@fovea/shared-types/goods/goods.dto';
import { IconFileText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from '../goods/commodity-detail-facts.module.css';
import { CommodityPart } from '../goods/commodity-detail-part';

const KINDS = ['1', '2', '3', '4'] as const;

/** The video, and the documents that come with goods. */
export function CommodityDocuments({ goods }: { goods: GoodsDetail }) {
  const { t } = useTranslation('auction');
  const { t: tCommon } = useTranslation();
  return (
    <>
      {goods.video !== null && (
        <CommodityPart title={t('documents.video')}>
          {/* Sellers' films of devices have no speech that captions could repeat. */}
          <video className={classes.video} src={goods.video.url} controls preload="none" playsInline />
        </CommodityPart>
      )}
      {goods.attachments.length > 0 && (
        <CommodityPart title={t('documents.title')}>
          <ul className={classes.included}>
            {goods.attachments.map((document) => {
              const kind = KINDS.find((known) => known === String(document.kind)) ?? '4';
              return (
                <li key={document.id}>
                  <IconFileText size={18} aria-hidden />
                  <a href={document.url} target="_blank" rel="noopener">
                    {t(`documents.kind.${kind}`)}: {document.name}
                    {tCommon('state.new_window')}
                  </a>
                </li>
              );
            })}
          </ul>
        </CommodityPart>
      )}
    </>
  );
}
