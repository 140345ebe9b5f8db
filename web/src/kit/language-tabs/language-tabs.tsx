import { LANGUAGES, type Language } from '@fovea/shared-types/language';
import { IconAlertCircle } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { HTML_LANG } from '../../lib/i18n';
import { LANGUAGE_NAMES } from '../language-switcher/language-switcher';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import classes from './language-tabs.module.css';

export interface LanguageTabsProps {
  /** What is written three times: "Title and text". */
  label: string;
  /** Languages in which something is missing. */
  incomplete: ReadonlySet<Language>;
  active: Language;
  onChange: (language: Language) => void;
  /** The fields of one language. All three stay mounted, so that nothing typed is lost. */
  children: (language: Language) => ReactNode;
}

/** Three tabs with a mark on those that are not complete. */
export function LanguageTabs({ label, incomplete, active, onChange, children }: LanguageTabsProps) {
  const { t } = useTranslation('kit');
  const id = useId();
  const tabs = useRef(new Map<Language, HTMLButtonElement>());
  const walk = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const next = LANGUAGES[(LANGUAGES.indexOf(active) + by + LANGUAGES.length) % LANGUAGES.length];
    if (next === undefined) return;
    onChange(next);
    tabs.current.get(next)?.focus();
  };
  return (
    <div className={classes.root}>
      <div role="tablist" aria-label={label} className={classes.tabs} onKeyDown={walk}>
        {LANGUAGES.map((language) => (
          <button
            key={language}
            ref={(element) => {
              if (element === null) tabs.current.delete(language);
              else tabs.current.set(language, element);
            }}
            type="button"
            role="tab"
            id={`${id}-${language}`}
            aria-selected={language === active}
            aria-controls={`${id}-${language}-panel`}
            tabIndex={language === active ? 0 : -1}
            onClick={() => onChange(language)}
          >
            <span lang={HTML_LANG[language]}>{LANGUAGE_NAMES[language]}</span>
            {incomplete.has(language) && (
              <span className={classes.mark}>
                <IconAlertCircle size={16} aria-hidden />
                <VisuallyHidden>{t('languages.incomplete')}</VisuallyHidden>
              </span>
            )}
          </button>
        ))}
      </div>
      {LANGUAGES.map((language) => (
        <div
          key={language}
          role="tabpanel"
          id={`${id}-${language}-panel`}
          aria-labelledby={`${id}-${language}`}
          lang={HTML_LANG[language]}
          className={classes.panel}
          hidden={language !== active}
        >
          {children(language)}
        </div>
      ))}
    </div>
  );
}
