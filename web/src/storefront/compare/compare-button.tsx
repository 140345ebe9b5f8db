import { IconArrowsLeftRight, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CardAction } from '../goods/card-action';
import classes from './compare-button.module.css';
import { useCompareToggle } from './use-compare-toggle';

/** The comparison on a card: quiet until the card is pointed at, where there is something to point with. */
export function CompareButton({ goodsId, name }: { goodsId: number; name: string }) {
  const { t } = useTranslation('goods');
  const [isCompared, toggle] = useCompareToggle(goodsId);
  const Icon = isCompared ? IconCheck : IconArrowsLeftRight;
  return (
    <span className={classes.quiet} data-on={isCompared || undefined}>
      <CardAction
        label={t('compare.label', { name })}
        title={t(isCompared ? 'compare.remove' : 'compare.add')}
        isPressed={isCompared}
        onClick={toggle}
      >
        <Icon size={20} stroke={1.75} aria-hidden />
      </CardAction>
    </span>
  );
}
