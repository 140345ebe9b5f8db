import { useTranslation } from 'react-i18next';
import { Notice } from '../../kit/notice/notice';
import type { Former } from './former';

/** What a form is called that begins with a former document. @param title of an empty one */
export function useFormerTitle(former: Former<unknown> | undefined, title: string): string {
  const { t } = useTranslation('approval');
  if (former === undefined) return title;
  return t(former.isCorrected ? 'again.correct_title' : 'again.copy_title', { name: former.name });
}

/** Over the fields: why the former one was rejected, or that it is withdrawn with the request. */
export function FormerNotices({ former }: { former: Former<unknown> | undefined }) {
  const { t } = useTranslation('approval');
  if (!former?.isCorrected) return null;
  return (
    <>
      {former.notes !== null && (
        <Notice tone="warning">{t('again.rejected', { notes: former.notes })}</Notice>
      )}
      {former.isPending && <Notice tone="info">{t('again.withdraws')}</Notice>}
    </>
  );
}
