import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './stepper.module.css';

export const STEPS = ['company', 'documents', 'review'] as const;
export type Step = (typeof STEPS)[number];

/** The current step; earlier ones can be opened again. */
export function Stepper({ step, onStep }: { step: Step; onStep: (step: Step) => void }) {
  const { t } = useTranslation('certification');
  const at = STEPS.indexOf(step);
  return (
    <ol className={classes.root}>
      {STEPS.map((name, place) => (
        <li key={name} aria-current={name === step ? 'step' : undefined} data-done={place < at || undefined}>
          <button type="button" disabled={place >= at} onClick={() => onStep(name)}>
            <span className={classes.mark}>
              {place < at ? <IconCheck size={16} stroke={3} aria-hidden /> : place + 1}
            </span>
            {t(`step.${name}`)}
          </button>
        </li>
      ))}
    </ol>
  );
}
