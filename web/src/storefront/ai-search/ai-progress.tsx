import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonGrid } from '../../kit/skeleton-grid/skeleton-grid';
import gridClasses from '../goods-cards/goods-grid.module.css';
import classes from './ai-search.module.css';

const STEPS = ['reading', 'looking', 'long'] as const;
/** After so long the next words come. */
const STEP_MS = [1500, 6000] as const;

/** Words on what is going on, for as long as a call may take. */
export function AiProgress() {
  const { t } = useTranslation('ai-search');
  const [step, setStep] = useState(0);
  useEffect(() => {
    const wait = STEP_MS[step];
    if (wait === undefined) return undefined;
    const timer = setTimeout(() => setStep(step + 1), wait);
    return () => clearTimeout(timer);
  }, [step]);
  return (
    <>
      <p role="status" className={classes.progress}>
        {t(`progress.${STEPS[step] ?? 'long'}`)}
      </p>
      <SkeletonGrid count={8} className={gridClasses.grid} />
    </>
  );
}
