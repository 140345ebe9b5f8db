import { IconClockPlus, IconGavel, IconShieldCheck, IconTargetArrow } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { to } from '../../lib/paths';
import { SectionTitle } from '../../kit/section-title/section-title';
import classes from './home.module.css';

const STEPS = [
  ['maximum', IconTargetArrow],
  ['live', IconGavel],
  ['fair', IconClockPlus],
  ['proof', IconShieldCheck],
] as const;

/** The rules of bidding in four sentences. */
export function HowItWorks() {
  const { t } = useTranslation('home');
  return (
    <section aria-labelledby="home-how">
      <SectionTitle id="home-how" title={t('how.title')} more={to.staticPage('auction')} />
      <ol className={classes.steps}>
        {STEPS.map(([step, Icon]) => (
          <li key={step}>
            <Icon size={30} stroke={1.5} aria-hidden />
            <h3>{t(`how.${step}.title`)}</h3>
            <p>{t(`how.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
