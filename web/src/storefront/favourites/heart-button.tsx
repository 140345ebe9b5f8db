import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { requireSession } from '../../lib/session';
import { CardAction } from '../goods/card-action';
import { useCollect } from './collect.queries';

export interface HeartButtonProps {
  goodsId: number;
  name: string;
  isCollect: boolean;
}

/** The favourite on a card. Signed out it opens the log-in first, and then does what was pressed. */
export function HeartButton({ goodsId, name, isCollect }: HeartButtonProps) {
  const { t } = useTranslation('goods');
  const collect = useCollect(goodsId);
  const Icon = isCollect ? IconHeartFilled : IconHeart;
  return (
    <CardAction
      label={t('heart.label', { name })}
      title={t(isCollect ? 'heart.remove' : 'heart.add')}
      isPressed={isCollect}
      onClick={() => requireSession(() => collect(!isCollect))}
    >
      <Icon size={20} stroke={1.75} aria-hidden />
    </CardAction>
  );
}
