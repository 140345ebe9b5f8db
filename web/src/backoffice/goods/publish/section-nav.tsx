import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldErrors } from '../../../kit/form/use-form';
import { useCurrentInSight } from '../../../kit/use-current-in-sight';
import { VisuallyHidden } from '../../../kit/visually-hidden/visually-hidden';
import { sectionId } from './form-parts';
import { faultsIn, type Section, SECTIONS } from './publish-rules';
import type { PublishValues } from './publish-values';
import classes from './publish.module.css';

/** Links to the sections, shows the current one and those with errors. */
export function SectionNav({ errors }: { errors: FieldErrors<PublishValues> }) {
  const { t } = useTranslation('publishing');
  const current = useSectionInSight();
  const line = useCurrentInSight<HTMLOListElement>(current);
  const go = (section: Section): void => {
    const card = document.getElementById(sectionId(section));
    card?.scrollIntoView({ block: 'start' });
    card?.querySelector('h2')?.focus({ preventScroll: true });
  };
  return (
    <nav className={classes.nav} aria-label={t('form.sections')}>
      <ol ref={line}>
        {SECTIONS.map((section) => {
          const faults = faultsIn(section, errors);
          return (
            <li key={section}>
              <button
                type="button"
                aria-current={section === current ? 'step' : undefined}
                onClick={() => go(section)}
              >
                {t(`section.${section}`)}
                {faults > 0 && (
                  <span className={classes.faults}>
                    <IconAlertCircle size={16} aria-hidden />
                    <VisuallyHidden>{t('form.faults', { count: faults })}</VisuallyHidden>
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** The first section whose middle band of the screen is not past yet. */
function useSectionInSight(): Section {
  const [current, setCurrent] = useState<Section>('basics');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        const section = SECTIONS.find((one) => sectionId(one) === seen?.target.id);
        if (section !== undefined) setCurrent(section);
      },
      { rootMargin: '-30% 0px -65% 0px' },
    );
    for (const section of SECTIONS) {
      const card = document.getElementById(sectionId(section));
      if (card !== null) observer.observe(card);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}
