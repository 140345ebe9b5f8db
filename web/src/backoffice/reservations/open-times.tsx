import { NativeSelect, Switch } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import classes from './hours.module.css';
import { closesChoices, type Open, openedAt, opensChoices, USUAL } from './hours-values';

/** Open or not, and from when to when. */
export function OpenTimes({
  name,
  open,
  onChange,
  onCopy,
}: {
  name: string;
  open: Open | null;
  onChange: (open: Open | null) => void;
  /** Gives its times to the other open days. */
  onCopy?: (() => void) | undefined;
}) {
  const { t } = useTranslation('reservation');
  return (
    <div className={classes.line}>
      <Switch
        className={classes.name}
        label={name}
        checked={open !== null}
        onChange={(event) => onChange(event.currentTarget.checked ? USUAL : null)}
      />
      {open === null ? (
        <span className={classes.fine}>{t('hours.closed')}</span>
      ) : (
        <>
          <span className={classes.times}>
            <NativeSelect
              aria-label={`${name}: ${t('hours.opens')}`}
              data={opensChoices}
              value={open.opens}
              onChange={(event) => onChange(openedAt(open, event.currentTarget.value))}
            />
            <span aria-hidden>–</span>
            <NativeSelect
              aria-label={`${name}: ${t('hours.closes')}`}
              data={closesChoices(open.opens)}
              value={open.closes}
              onChange={(event) => onChange({ ...open, closes: event.currentTarget.value })}
            />
          </span>
          {onCopy && (
            <Button
              variant="subtle"
              size="sm"
              leftSection={<IconCopy size={16} aria-hidden />}
              aria-label={`${name}: ${t('hours.copy')}`}
              onClick={onCopy}
            >
              {t('hours.copy')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
