import { LANGUAGES, type Language } from '@fovea/shared-types/language';
import { IconWorld } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES } from '../../../kit/language-switcher/language-switcher';
import { activeLanguage, switchLanguage } from '../../../lib/i18n';
import { ChoiceMenu } from './choice-menu';

const HTML_LANG: Record<Language, string> = { zh: 'zh-CN', en: 'en', ja: 'ja' };

/** Starts the page anew in another language; with unsaved edits the browser asks before it does. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const active = activeLanguage();
  return (
    <ChoiceMenu
      label={t('header.language', { language: LANGUAGE_NAMES[active] })}
      button={<IconWorld size={20} stroke={1.75} aria-hidden />}
      choices={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: HTML_LANG[value] }))}
      value={active}
      onChoose={switchLanguage}
    />
  );
}
