import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button';
import { FormAlert } from '../form/form-alert';
import classes from './steps.module.css';

interface QuestionStepProps {
  /** What will happen. */
  children: ReactNode;
  /** The verb, with how many. */
  confirmLabel: string;
  isPending: boolean;
  /** Why it was refused as a whole. */
  failure?: string | null;
  onBack: () => void;
  onConfirm: () => void;
}

/** Between a form about many things and its call: all of it once more, back or on. */
export function QuestionStep({
  children,
  confirmLabel,
  isPending,
  failure = null,
  onBack,
  onConfirm,
}: QuestionStepProps) {
  const { t } = useTranslation('kit');
  return (
    <div className={classes.root}>
      {children}
      {failure !== null && <FormAlert>{failure}</FormAlert>}
      <div className={classes.actions}>
        <Button variant="default" disabled={isPending} onClick={onBack}>
          {t('bulk.back')}
        </Button>
        <Button
          loading={isPending}
          data-autofocus
          // The second click of a double click comes before the spinner could be drawn.
          onClick={({ detail }) => {
            if (detail <= 1) onConfirm();
          }}
        >
          {confirmLabel}
        </Button>
      </div>
    </div>
  );
}
