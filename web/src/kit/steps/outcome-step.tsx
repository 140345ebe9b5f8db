import { useTranslation } from 'react-i18next';
import { Button } from '../button/button';
import { StatusPill, type StatusTone } from '../status-pill/status-pill';
import classes from './steps.module.css';

/** What became of one of many. */
export interface Outcome {
  id: number;
  name: string | undefined;
  isRefused: boolean;
  /** As text, with a colour of its own where it is neither done nor refused. */
  state: string;
  tone?: StatusTone;
  /** Why it was refused, or what is to be known of it. */
  text?: string | null;
}

interface OutcomeStepProps {
  outcomes: readonly Outcome[];
  /** "18 done, 2 refused" */
  summary: (done: number, refused: number) => string;
  onClose: () => void;
}

/** What came of each, the refused ones first. */
export function OutcomeStep({ outcomes, summary, onClose }: OutcomeStepProps) {
  const { t } = useTranslation('kit');
  const { t: common } = useTranslation();
  const refused = outcomes.filter(({ isRefused }) => isRefused);
  const done = outcomes.filter(({ isRefused }) => !isRefused);
  return (
    <div className={classes.root}>
      <p role="status">{summary(done.length, refused.length)}</p>
      <ul className={classes.outcomes}>
        {[...refused, ...done].map(({ id, name, isRefused, state, tone, text }) => (
          <li key={id}>
            <strong>{name}</strong>
            <StatusPill tone={tone ?? (isRefused ? 'danger' : 'success')}>{state}</StatusPill>
            {text !== undefined && text !== null && (
              <span className={classes.text} data-refused={isRefused || undefined}>
                {text}
              </span>
            )}
          </li>
        ))}
      </ul>
      {refused.length > 0 && <p className={classes.note}>{t('bulk.stay_selected')}</p>}
      <div className={classes.actions}>
        <Button data-autofocus onClick={onClose}>
          {common('action.close')}
        </Button>
      </div>
    </div>
  );
}
