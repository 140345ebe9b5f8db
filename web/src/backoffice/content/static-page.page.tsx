import { staticPages } from '@fovea/shared-types/content/static-page.record';
import { LANGUAGES } from '@fovea/shared-types/language';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { activeLanguage } from '../../lib/i18n';
import { localText } from '../../lib/local-text';
import { openedAs } from '../record/opened-row';
import { type RecordColumns, recordPage } from '../record/record-page';
import { StaticPageDrawer } from './static-page-drawer';
import { isOwn, type StaticPageRow, titleField } from './static-page-values';
import { backOfficePage } from '../back-office-page';

function useColumns(): RecordColumns<typeof staticPages.declared> {
  const title = titleField(activeLanguage());
  const { shown } = staticPages.declared;
  return useMemo(
    () => [
      { prop: title, label: localText(shown.type.label), type: 'look', width: 320, decides: true },
      {
        prop: 'own',
        label: localText(shown.is_own_c.label),
        type: 'custom',
        width: 260,
        render: (row) => <OwnTexts page={row} />,
      },
      'updated_at',
      { prop: 'updated_name', width: 180 },
    ],
    [title, shown],
  );
}

/** Static pages: terms, privacy, about us … Each as it came with the program until somebody writes another. */
export const StaticPagesPage = recordPage(staticPages, {
  nameOf: (row) => row[titleField(activeLanguage())],
  columns: useColumns,
  useActions: () => {
    const { t } = useTranslation();
    return useMemo(
      () => [{ key: 'edit', label: t('action.edit'), permission: 'content:static-page:update' }],
      [t],
    );
  },
  Opened: openedAs(staticPages, StaticPageDrawer),
});

/** The languages in which staff wrote a text. */
function OwnTexts({ page }: { page: StaticPageRow }) {
  const { t } = useTranslation('content');
  const own = LANGUAGES.filter((language) => isOwn(page, language));
  if (own.length === 0) return <StatusPill tone="neutral">{t('static.built_in')}</StatusPill>;
  return (
    <>
      {own.map((language) => (
        <StatusPill key={language} tone="info">
          {t(`language.${language}`)}
        </StatusPill>
      ))}
    </>
  );
}

backOfficePage(StaticPagesPage, { path: '/content/staticPages', texts: ['kit', 'system', 'content'] });
