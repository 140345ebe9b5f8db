import { LANGUAGES, type Language } from '@fovea/shared-types/language';
import { IconWorld } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { activeLanguage, HTML_LANG, switchLanguage } from '../../lib/i18n';
import { ChoiceMenu } from '../choice-menu/choice-menu';
import classes from './language-switcher.module.css';

/** Each language is called by its own name, whatever the page speaks. */
export const LANGUAGE_NAMES: Record<Language, string> = { zh: '中文', en: 'English', ja: '日本語' };

export interface LanguageSwitcherProps {
  /** The name beside the sign, where there is room for it. */
  hasName?: boolean;
  className?: string;
}

/** Reloads the page in another language; with unsaved edits the browser requires confirmation. */
export function LanguageSwitcher({ hasName = true, className }: LanguageSwitcherProps) {
  const { t } = useTranslation();
  const active = activeLanguage();
  return (
    <ChoiceMenu
      label={t('header.language', { language: LANGUAGE_NAMES[active] })}
      button={
        <>
          <IconWorld size={20} aria-hidden stroke={1.75} />
          {hasName && <span className={classes.name}>{LANGUAGE_NAMES[active]}</span>}
        </>
      }
      choices={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: HTML_LANG[value] }))}
      value={active}
      onChoose={switchLanguage}
      className={className}
    />
  );
}
