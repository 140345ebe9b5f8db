import type { Language } from '@fovea/shared-types/language';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../kit/confirm-dialog/confirm-dialog';
import { toast } from '../../lib/toast-store';
import { resetOf, type StaticPageRow } from './static-page-values';
import { readStaticPage, resetStaticPage, useStaticPagesChanged } from './static-page.queries';

interface StaticPageResetProps {
  page: StaticPageRow;
  language: Language;
  onClose: () => void;
  /** @param fresh the page with the texts now in force */
  onDone: (fresh: StaticPageRow) => void;
}

/** Confirms, then resets the text in one language to the built-in one. */
export function StaticPageReset({ page, language, onClose, onDone }: StaticPageResetProps) {
  const { t } = useTranslation('content');
  const changed = useStaticPagesChanged();
  const { mutate, isPending } = useMutation({
    mutationFn: () => resetStaticPage({ id: page.id, version: page.version, ...resetOf(language) }),
    onSuccess: async () => {
      await changed();
      onDone((await readStaticPage(page.id)) ?? page);
      toast.success(t('static.reset_done'));
    },
    // Somebody else saved meanwhile: the next confirmation is about the current text.
    onError: changed,
  });
  return (
    <ConfirmDialog
      opened
      isDanger
      title={t('static.reset_of', { language: t(`language.${language}`) })}
      confirmLabel={t('static.reset')}
      isPending={isPending}
      onClose={onClose}
      onConfirm={() => mutate()}
    >
      {t('static.reset_text')}
    </ConfirmDialog>
  );
}
