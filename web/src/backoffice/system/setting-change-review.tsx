import { settingChangeValues } from '@fovea/shared-types/rbac/setting-change.calls';
import { ACTION_NAMES, SETTING_NAMES, settingChange } from '@fovea/shared-types/rbac/setting-change.record';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DetailCard, Facts } from '../../kit/detail-view/detail-view';
import { ErrorState } from '../../kit/error-state/error-state';
import { PageLoading } from '../../kit/page-loading/page-loading';
import { api } from '../../lib/api-client';
import { formatDateTime } from '../../lib/format';
import { localText } from '../../lib/local-text';
import type { DocumentPageOptions } from '../document/document-page';
import type { DocumentShown } from '../document/document.queries';
import { recordKey } from '../record/record.queries';
import { ChangedFields } from './changed-fields';

type Declared = typeof settingChange.declared;

const { shown: FIELDS } = settingChange.declared;

/** How one change is reviewed, on its own page and over the list of the setting. */
export const settingChangeReview: Pick<DocumentPageOptions<Declared>, 'Terms' | 'useConsequences'> = {
  Terms,
  useConsequences: () => {
    const { t } = useTranslation('system');
    return { approve: t('change.approve'), reject: t('change.reject') };
  },
};

function Terms({ shown }: { shown: DocumentShown<Declared> }) {
  const { t } = useTranslation('system');
  const { id, subject, action, status, waits_until, effective_at, is_first } = shown;
  const values = useQuery({
    queryKey: [...recordKey(settingChange), 'values', id],
    queryFn: ({ signal }) => api(settingChangeValues, { id }, { signal, quiet: true }),
  });
  const isPending = status === settingChange.declared.document.pending;
  return (
    <>
      <DetailCard title={[localText(SETTING_NAMES[subject]), values.data?.name ?? []].flat().join(' · ')}>
        <Facts
          facts={[
            { label: localText(FIELDS.action.label), value: localText(ACTION_NAMES[action]) },
            ...(effective_at === null
              ? []
              : [{ label: localText(FIELDS.effective_at.label), value: formatDateTime(effective_at) }]),
          ]}
        />
        {isPending && (
          <p>
            {waits_until === null
              ? t('change.needs_other')
              : t('change.alone', { at: formatDateTime(waits_until) })}
          </p>
        )}
        {is_first && <p>{t('change.first')}</p>}
      </DetailCard>
      <DetailCard title={t('change.values')}>
        {values.data !== undefined && (
          <ChangedFields fields={values.data.fields} names={values.data.field_names} />
        )}
        {values.data === undefined &&
          (values.isError ? (
            <ErrorState error={values.error} onRetry={() => void values.refetch()} />
          ) : (
            <PageLoading />
          ))}
      </DetailCard>
    </>
  );
}
