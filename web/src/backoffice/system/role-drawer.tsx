import type { RoleDetail } from '@fovea/shared-types/rbac/role.dto';
import { textIn } from '@fovea/shared-types/record/translations';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../kit/dialog/dialog';
import { ErrorState } from '../../kit/error-state/error-state';
import { SelectField, SwitchField, TextAreaField, TextField } from '../../kit/form/fields';
import { FormDrawer } from '../../kit/form/form-drawer';
import { useForm } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { useSavedState } from '../../kit/form/use-saved-state';
import { PageLoading } from '../../kit/page-loading/page-loading';
import { activeLanguage } from '../../lib/i18n';
import { toast } from '../../lib/toast-store';
import { dutyConflictsOf } from '@fovea/shared-types/rbac/duty-conflicts';
import { RoleMenus, usePermissionsOf } from './role-menus';
import { copyOf, NEW_ROLE, ROLE_NAME_MAX, roleFields, roleValues, SCOPES, scopeKey } from './role-values';
import { WaitingNotice } from './waiting-change';
import { roleDetailQuery, saveNewRole, saveRole, useRolesChanged } from './role.queries';

/** The role in the form: a new one, an existing one, or a new one with all that another has. */
export type RoleInForm = 'new' | { id: number; isCopy: boolean };

/** A role with its menus. */
export function RoleDrawer({ role, onClose }: { role: RoleInForm; onClose: () => void }) {
  const { t } = useTranslation('system');
  const id = role === 'new' ? null : role.id;
  const { data, error, isError, refetch } = useQuery({ ...roleDetailQuery(id ?? 0), enabled: id !== null });
  const isCopy = role !== 'new' && role.isCopy;
  if (id === null) return <RoleForm role={null} copied={null} onClose={onClose} />;
  if (data !== undefined)
    return <RoleForm role={isCopy ? null : data} copied={isCopy ? data : null} onClose={onClose} />;
  return (
    <Dialog opened onClose={onClose} title={isCopy ? t('role.create') : t('role.edit')}>
      {isError ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageLoading />}
    </Dialog>
  );
}

interface RoleFormProps {
  /** Null: a new one. */
  role: RoleDetail | null;
  /** What a new one begins with. */
  copied: RoleDetail | null;
  onClose: () => void;
}

const savedRole = (role: RoleDetail) => ({ values: roleValues(role), version: role.version });

function RoleForm({ role, copied, onClose }: RoleFormProps) {
  const { t } = useTranslation('system');
  const changed = useRolesChanged();
  const queries = useQueryClient();
  const companyId = (role ?? copied)?.company_id ?? null;
  const form = useForm({
    initial:
      copied === null
        ? role === null
          ? NEW_ROLE
          : roleValues(role)
        : copyOf(copied, t('role.copy_of', { name: copied.role_name })),
    validate: (values) => ({
      role_name: values.role_name.trim() === '' ? t('role.name_missing') : undefined,
    }),
  });
  const { save } = useSavedState({
    form,
    initial: { values: form.values, version: role?.version ?? '' },
    read: async () => (role === null ? null : savedRole(await queries.fetchQuery(roleDetailQuery(role.id)))),
    send: (values, { version }) => saveRole({ id: role?.id ?? 0, ...roleFields(values), version }),
  });
  const saving = useSaving({
    form,
    save: async (values, request_id): Promise<{ is_pending: boolean }> => {
      if (role !== null) return save(values);
      await saveNewRole({ ...roleFields(values), company_id: companyId ?? undefined, request_id });
      return { is_pending: false };
    },
    onSaved: async ({ is_pending }) => {
      toast.success(t(is_pending ? 'change.requested' : role === null ? 'state.added' : 'state.updated'));
      await changed();
      onClose();
    },
    byError: { NAME_TAKEN: 'role_name' },
  });
  const waiting = role?.waiting_change_id ?? null;
  const isFixed = role !== null && (!role.is_editable || waiting !== null);
  const isApproved = companyId === null && role !== null && role.user_count > 0;
  const language = activeLanguage();
  const permissions = usePermissionsOf(companyId, form.values.menu_ids);
  const duties = dutyConflictsOf(permissions).map(({ name }) => textIn(name, language));
  return (
    <FormDrawer
      title={role === null ? t('role.create') : t('role.edit')}
      form={form}
      saving={saving}
      submitLabel={role === null ? t('role.create') : t('action.save_changes')}
      isReadOnly={isFixed}
      onClose={onClose}
      size={720}
    >
      {waiting !== null && <WaitingNotice id={waiting}>{t('change.role_waits')}</WaitingNotice>}
      <TextField
        form={form}
        name="role_name"
        label={t('role.name')}
        required
        maxLength={ROLE_NAME_MAX}
        disabled={isFixed}
      />
      <TextAreaField
        form={form}
        name="remark"
        label={t('role.remark')}
        rows={2}
        maxLength={500}
        disabled={isFixed}
      />
      <SelectField
        form={form}
        name="data_scope"
        label={t('role.scope')}
        hint={t('role.scope_hint')}
        disabled={isFixed}
        options={SCOPES.map((scope) => ({ value: String(scope), label: t(scopeKey(scope)) }))}
      />
      <SwitchField
        form={form}
        name="needs_second_factor"
        label={t('role.second_factor')}
        hint={t('role.second_factor_hint')}
        disabled={isFixed}
      />
      <SwitchField form={form} name="status" label={t('role.enabled')} disabled={isFixed} />
      {role?.is_wildcard === 1 ? (
        <p>{t('role.wildcard_text')}</p>
      ) : (
        <RoleMenus
          companyId={companyId}
          isFixed={isFixed}
          menuIds={form.values.menu_ids}
          onChange={(ids) => form.set('menu_ids', ids)}
        />
      )}
      {!isFixed && companyId === null && (isApproved || duties.length > 0) && (
        <TextAreaField
          form={form}
          name="reason"
          label={t(duties.length > 0 ? 'duty.reason' : 'change.reason')}
          hint={
            duties.length > 0
              ? t('duty.conflict', { duties: duties.join(language === 'en' ? ', ' : '、') })
              : t('change.reason_hint')
          }
          rows={2}
          maxLength={500}
        />
      )}
    </FormDrawer>
  );
}
