import type { GoodsDetail } from '@fovea/shared-types/goods/goods.dto';
import { IconShare } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../lib/toast-store';
import classes from '../goods/wide-action.module.css';

/** The phone's own way to share where there is one; else the link is copied. The server gives that address a preview. */
export function ShareButton({ goods }: { goods: GoodsDetail }) {
  const { t } = useTranslation('goods');
  const share = async (): Promise<void> => {
    const url = new URL(`/lot/${encodeURIComponent(goods.goods_sn)}`, window.location.origin).href;
    try {
      if (Reflect.has(navigator, 'share')) await navigator.share({ title: goods.goods_name, url });
      else {
        await navigator.clipboard.writeText(url);
        toast.success(t('share.copied'));
      }
    } catch (error) {
      // Closing the phone's own sheet is an answer as well.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        toast.error(t('share.failed', { url }));
    }
  };
  return (
    <button type="button" className={classes.action} onClick={() => void share()}>
      <IconShare size={18} stroke={1.75} aria-hidden />
      {t('share.button')}
    </button>
  );
}
