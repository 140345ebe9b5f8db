import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { Dialog } from '../../kit/dialog/dialog';
import { toast } from '../../lib/toast-store';
import { printLines } from './print-lines';
import classes from './security.module.css';

export interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shown this once: they can be copied and printed, and the dialog closes by its button only. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { t } = useTranslation('security');
  const { t: common } = useTranslation();
  const [isHinted, setHinted] = useState(false);
  return (
    // An Esc too many would lose them for good.
    <Dialog opened onClose={() => setHinted(true)} title={t('codes.title')} size={520}>
      <div className={classes.form}>
        <p>{t('codes.text')}</p>
        <ul className={classes.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <p role="status" className={classes.text} data-strong={isHinted || undefined}>
          {t('codes.once')}
        </p>
        <div className={classes.end}>
          <Button
            variant="default"
            onClick={() =>
              void navigator.clipboard
                .writeText(codes.join('\n'))
                .then(() => toast.success(common('state.copied')))
            }
          >
            {t('codes.copy')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconPrinter size={18} aria-hidden />}
            onClick={() => printLines(t('codes.print_title'), codes)}
          >
            {t('codes.print')}
          </Button>
          <Button onClick={onClose}>{t('codes.done')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
