import { LANGUAGES, type Language } from '@fovea/shared-types/language';
import { IconCheck, IconWorld } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { activeLanguage, switchLanguage } from '../../lib/i18n';
import { Popup } from '../popup/popup';
import classes from './language-switcher.module.css';

/** Each language is called by its own name, whatever the page speaks. */
export const LANGUAGE_NAMES: Record<Language, string> = { zh: '中文', en: 'English', ja: '日本語' };
const HTML_LANG: Record<Language, string> = { zh: 'zh-CN', en: 'en', ja: 'ja' };

export function LanguageSwitcher() {
  const { t } = useTranslation();
  const active = activeLanguage();
  return (
    <Popup
      label={t('header.language', { language: LANGUAGE_NAMES[active] })}
      button={
        <>
          <IconWorld size={20} aria-hidden stroke={1.75} />
          <span className={classes.name}>{LANGUAGE_NAMES[active]}</span>
        </>
      }
    >
      {(close) =>
        LANGUAGES.map((language) => (
          <button
            key={language}
            type="button"
            lang={HTML_LANG[language]}
            aria-current={language === active || undefined}
            onClick={() => (language === active ? close() : switchLanguage(language))}
          >
            <span className={classes.choice}>{LANGUAGE_NAMES[language]}</span>
            {language === active && <IconCheck size={18} aria-hidden />}
          </button>
        ))
      }
    </Popup>
  );
}
