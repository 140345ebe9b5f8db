import '../form/form-styles';
import { NativeSelect } from '@mantine/core';
import { IconFileZip } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openDocument } from '../../lib/open-document';
import { Button } from '../button/button';
import classes from './month-archive.module.css';

/** Books are kept for seven to ten years; older months are in the list. */
const MONTHS = 36;

/** All documents of a month as one file. */
export function MonthArchive({ addressOf }: { addressOf: (month: string) => Promise<string> }) {
  const { t } = useTranslation('order_documents');
  const months = lastMonths(new Date());
  const [month, setMonth] = useState(months[0] ?? '');
  return (
    <div className={classes.root}>
      <NativeSelect
        label={t('archive.month')}
        value={month}
        onChange={({ currentTarget }) => setMonth(currentTarget.value)}
        data={months}
      />
      <Button
        variant="default"
        leftSection={<IconFileZip size={18} aria-hidden />}
        onClick={() => void openDocument(() => addressOf(month))}
      >
        {t('archive.download')}
      </Button>
    </div>
  );
}

function lastMonths(now: Date): string[] {
  return Array.from({ length: MONTHS }, (_, ago) => {
    const first = new Date(Date.UTC(now.getFullYear(), now.getMonth() - ago, 1));
    return first.toISOString().slice(0, 7);
  });
}
