import { IconBell, IconBellOff, IconEye } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './lot-box.module.css';
import type { Connection } from '../../kit/lot/follow-lot';
import { useSound } from './lot-sound';

/** How fresh the figures are, how many look at them, and the switch for sound. */
export function LotStrip({ connection, watchers }: { connection: Connection; watchers: number }) {
  const { t } = useTranslation('auction');
  const [isSoundOn, setSound] = useSound();
  return (
    <div className={classes.strip}>
      <span className={classes.connection} data-connection={connection}>
        <span className={classes.dot} aria-hidden />
        {t(`connection.${connection}`)}
      </span>
      <span className={classes.watchers}>
        <IconEye size={17} stroke={1.75} aria-hidden />
        {t('live.watchers', { count: Math.max(1, watchers) })}
      </span>
      <button
        type="button"
        className={classes.sound}
        aria-pressed={isSoundOn}
        aria-label={t('live.sound')}
        title={t(isSoundOn ? 'live.sound_on' : 'live.sound_off')}
        onClick={() => setSound(!isSoundOn)}
      >
        {isSoundOn ? (
          <IconBell size={18} stroke={1.75} aria-hidden />
        ) : (
          <IconBellOff size={18} stroke={1.75} aria-hidden />
        )}
      </button>
    </div>
  );
}
