import { LANGUAGES, type Language } from '@fovea/shared-types/language';
import { IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { FormDrawer } from '../../kit/form/form-drawer';
import { useForm } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { useSavedState } from '../../kit/form/use-saved-state';
import { LanguageTabs } from '../../kit/language-tabs/language-tabs';
import { useErrorLanguage } from '../../kit/language-tabs/use-error-language';
import { activeLanguage } from '../../lib/i18n';
import { hrefOf, to } from '../../lib/paths';
import { useMay } from '../../lib/permissions';
import { toast } from '../../lib/toast-store';
import { StaticPageFields } from './static-page-fields';
import { StaticPagePreview } from './static-page-preview';
import { StaticPageReset } from './static-page-reset';
import {
  changesOf,
  contentField,
  fieldsOf,
  incompleteIn,
  isMissing,
  isOwn,
  savedStateOf,
  type StaticPageRow,
  type StaticPageValues,
  titleField,
  valuesOf,
  withLanguageOf,
} from './static-page-values';
import classes from './static-page.module.css';
import { readStaticPage, saveStaticPage, useStaticPagesChanged } from './static-page.queries';

const WIDE_PX = 1000;

/** One text in three languages: written, previewed as readers will see it, or reset to what the program ships. */
export function StaticPageDrawer({ row: page, onClose }: { row: StaticPageRow; onClose: () => void }) {
  const { t } = useTranslation('content');
  const { t: common } = useTranslation();
  const mayWrite = useMay()('content:static-page:update');
  const changed = useStaticPagesChanged();
  const [language, setLanguage] = useState<Language>(activeLanguage);
  const [isPreview, setPreview] = useState(!mayWrite);
  const [resetting, setResetting] = useState<Language | null>(null);
  const form = useForm<StaticPageValues>({
    initial: valuesOf(page),
    validate: (values) => faultsOf(values, t),
  });
  const { saved, save, replace } = useSavedState({
    form,
    initial: savedStateOf(page),
    read: async () => {
      const fresh = await readStaticPage(page.id);
      return fresh && savedStateOf(fresh);
    },
    send: (values, { values: before, version }) =>
      saveStaticPage({ id: page.id, version, ...changesOf(values, before) }),
  });
  const saving = useSaving({
    form,
    save,
    onSaved: async () => {
      await changed();
      toast.success(common('state.saved'));
      onClose();
    },
  });
  useErrorLanguage(form, fieldsOf, language, (bad) => {
    setPreview(false);
    setLanguage(bad);
  });
  const onReset = (at: Language, fresh: StaticPageRow): void => {
    const now = savedStateOf(fresh);
    const known = withLanguageOf(saved.current.values, now.values, at);
    // Where a colleague wrote in another language meanwhile, the old version makes the next saving find that out.
    const isAll = Object.keys(changesOf(known, now.values)).length === 0;
    replace({ values: known, version: isAll ? now.version : saved.current.version });
    form.rebase(known, withLanguageOf(form.values, now.values, at));
    setResetting(null);
  };
  return (
    <>
      <FormDrawer
        title={t('static.edit_of', { name: page[titleField(activeLanguage())] })}
        size={WIDE_PX}
        submitLabel={common('action.save')}
        form={form}
        saving={saving}
        isReadOnly={!mayWrite}
        onClose={onClose}
      >
        <div className={classes.tools}>
          <a href={hrefOf(to.staticPage(page.type))} target="_blank" rel="noopener">
            {t('static.open')}
            <IconExternalLink size={16} aria-hidden />
          </a>
          {mayWrite && (
            <>
              {isOwn(page, language) && (
                <Button variant="subtle" onClick={() => setResetting(language)}>
                  {t('static.reset')}
                </Button>
              )}
              <Button variant="default" onClick={() => setPreview(!isPreview)}>
                {t(isPreview ? 'static.writing' : 'static.preview')}
              </Button>
            </>
          )}
        </div>
        <LanguageTabs
          label={t('static.tabs')}
          incomplete={incompleteIn(form.values)}
          active={language}
          onChange={setLanguage}
        >
          {(one) => (
            <>
              {isPreview && one === language && (
                <StaticPagePreview
                  title={form.values[titleField(one)]}
                  content={form.values[contentField(one)]}
                />
              )}
              {mayWrite && (
                <div className={classes.fields} hidden={isPreview}>
                  <StaticPageFields form={form} language={one} />
                </div>
              )}
            </>
          )}
        </LanguageTabs>
      </FormDrawer>
      {resetting !== null && (
        <StaticPageReset
          page={page}
          language={resetting}
          onClose={() => setResetting(null)}
          onDone={(fresh) => onReset(resetting, fresh)}
        />
      )}
    </>
  );
}

function faultsOf(
  values: StaticPageValues,
  t: ReturnType<typeof useTranslation<'content'>>['t'],
): Partial<StaticPageValues> {
  const faults: Partial<StaticPageValues> = {};
  for (const one of LANGUAGES) {
    const language = t(`language.${one}`);
    if (isMissing(values, titleField(one))) faults[titleField(one)] = t('static.title_missing', { language });
    if (isMissing(values, contentField(one)))
      faults[contentField(one)] = t('static.content_missing', { language });
  }
  return faults;
}
