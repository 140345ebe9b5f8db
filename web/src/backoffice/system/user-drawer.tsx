import { isEmail } from '@fovea/shared-types/email';
import { areaCodes } from '@fovea/shared-types/member/member.calls';
import { hasPasswordLength, PASSWORD_MIN } from '@fovea/shared-types/password';
import type { RoleOption } from '@fovea/shared-types/rbac/role.dto';
import type { HeldRole, UserDetail } from '@fovea/shared-types/rbac/user.dto';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../kit/dialog/dialog';
import { ErrorState } from '../../kit/error-state/error-state';
import {
  type Choice,
  MultiSelectField,
  PasswordField,
  SelectField,
  TextAreaField,
  TextField,
  type TreeChoice,
  TreeSelectField,
} from '../../kit/form/fields';
import { FormDrawer } from '../../kit/form/form-drawer';
import { useForm } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { PageLoading } from '../../kit/page-loading/page-loading';
import { api } from '../../lib/api-client';
import { userQuery } from '../layout/access/access.queries';
import { toast } from '../../lib/toast-store';
import { deptChoices } from './dept-tree';
import { changedUserFields, isHeld, newUser, newUserFields, userValues } from './user-values';
import { WaitingNotice } from './waiting-change';
import {
  deptOptionsQuery,
  roleOptionsQuery,
  saveNewUser,
  saveUser,
  userDetailQuery,
  useUsersChanged,
} from './user.queries';

const areaCodesQuery = queryOptions({
  queryKey: ['area-codes'] as const,
  queryFn: ({ signal }) => api(areaCodes, {}, { signal, quiet: true }),
  staleTime: Infinity,
});

/** Somebody who works in the back office, new or existing. */
export function UserDrawer({ id, onClose }: { id: number | null; onClose: () => void }) {
  const { t } = useTranslation('system');
  const user = useQuery({ ...userDetailQuery(id ?? 0), enabled: id !== null });
  const codes = useQuery(areaCodesQuery);
  const failed = [user, codes].find(({ isError }) => isError);
  if ((id === null || user.data !== undefined) && codes.data !== undefined) {
    const choices = codes.data.map(({ label_code, name }) => ({ label_code, name }));
    return <UserForm user={user.data ?? null} codes={choices} onClose={onClose} />;
  }
  return (
    <Dialog opened onClose={onClose} title={id === null ? t('user.create') : t('user.edit')}>
      {failed === undefined ? (
        <PageLoading />
      ) : (
        <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
      )}
    </Dialog>
  );
}

interface UserFormProps {
  user: UserDetail | null;
  codes: ReadonlyArray<{ label_code: string; name: string }>;
  onClose: () => void;
}

function UserForm({ user, codes, onClose }: UserFormProps) {
  const { t } = useTranslation('system');
  const changed = useUsersChanged();
  const roles = useQuery(roleOptionsQuery(user?.company_id ?? null));
  const depts = useQuery(deptOptionsQuery(user?.company_id ?? null));
  const isFixed = user !== null && !user.is_editable;
  const waiting = user?.waiting_change_id ?? null;

  const areaCode = codes[0]?.label_code ?? null;
  const form = useForm({
    initial: user === null ? newUser(areaCode) : userValues(user, areaCode),
    validate: (values) => ({
      username: values.username.trim() === '' ? t('user.name_missing') : undefined,
      email: isEmail(values.email.trim()) ? undefined : t('user.email_wrong'),
      password:
        user === null && !hasPasswordLength(values.password)
          ? t('user.password_short', { count: PASSWORD_MIN })
          : undefined,
      // Whose first roles wait has none yet.
      role_ids:
        values.role_ids.length === 0 && user?.role_ids.length !== 0 ? t('user.role_missing') : undefined,
    }),
  });
  const saving = useSaving({
    form,
    save: (values, request_id) =>
      user === null
        ? saveNewUser({ ...newUserFields(values), password: values.password, request_id })
        : saveUser({ id: user.id, ...changedUserFields(values, user.role_ids) }),
    onSaved: async ({ is_pending }) => {
      const [requested, done] =
        user === null
          ? (['change.user_added', 'state.added'] as const)
          : (['change.user_saved', 'state.updated'] as const);
      toast.success(t(is_pending ? requested : done));
      await changed();
      onClose();
    },
    byError: { EMAIL_TAKEN: 'email', PHONE_TAKEN: 'phone', PASSWORD_WEAK: 'password' },
  });
  // What moves money is approved on the platform, of nobody's in a company.
  const caller = useQuery(userQuery()).data;
  const isOfPlatform = (user === null ? caller?.company_id : user.company_id) === null;
  const isGiven = isOfPlatform && !isHeld(form.values.role_ids, user?.role_ids ?? []);
  const isConflict = form.errors.reason !== undefined;
  // A number belongs to several countries; the list shows each code once.
  const codeChoices = [...new Map(codes.map((code) => [code.label_code, code])).values()].map(
    ({ label_code, name }) => ({ value: label_code, label: `${label_code} ${name}` }),
  );
  return (
    <FormDrawer
      title={user === null ? t('user.create') : t('user.edit')}
      form={form}
      saving={saving}
      submitLabel={user === null ? t('user.create') : t('action.save_changes')}
      isReadOnly={isFixed}
      onClose={onClose}
    >
      {waiting !== null && <WaitingNotice id={waiting}>{t('change.roles_wait')}</WaitingNotice>}
      <TextField
        form={form}
        name="username"
        label={t('user.name')}
        required
        maxLength={50}
        autoComplete="off"
        disabled={isFixed}
      />
      <TextField
        form={form}
        name="email"
        type="email"
        label={t('user.email')}
        required
        maxLength={254}
        autoComplete="off"
        disabled={isFixed}
      />
      <SelectField
        form={form}
        name="area_code"
        label={t('user.area_code')}
        options={codeChoices}
        disabled={isFixed}
      />
      <TextField
        form={form}
        name="phone"
        type="tel"
        label={t('user.phone')}
        maxLength={20}
        autoComplete="off"
        disabled={isFixed}
      />
      {user === null && (
        <PasswordField
          form={form}
          name="password"
          label={t('user.password')}
          hint={t('user.first_password_hint', { count: PASSWORD_MIN })}
          required
          autoComplete="new-password"
        />
      )}
      <MultiSelectField
        form={form}
        name="role_ids"
        label={t('user.roles')}
        hint={t('user.roles_hint')}
        required={user?.role_ids.length !== 0}
        disabled={isFixed || waiting !== null}
        options={roleChoices(roles.data ?? [], user?.roles ?? [])}
      />
      <TreeSelectField
        form={form}
        name="dept_id"
        label={t('user.dept')}
        clearable
        disabled={isFixed}
        tree={withOwn(deptChoices(depts.data ?? []), user)}
      />
      {(isConflict || isGiven || form.values.reason !== '') && (
        <TextAreaField
          form={form}
          name="reason"
          label={t(isConflict ? 'duty.reason' : 'change.reason')}
          hint={t(isConflict ? 'duty.hint' : 'change.reason_hint')}
          rows={2}
          maxLength={500}
        />
      )}
    </FormDrawer>
  );
}

/** What can be granted, and what the person holds although it is disabled or of another place: it keeps its name. */
function roleChoices(options: readonly RoleOption[], held: readonly HeldRole[]): Choice[] {
  const offered = new Set(options.map(({ id }) => id));
  return [
    ...options.map(({ id, role_name, is_grantable }) => ({
      value: String(id),
      label: role_name,
      disabled: !is_grantable,
    })),
    ...held
      .filter(({ id }) => !offered.has(id))
      .map(({ id, role_name }) => ({ value: String(id), label: role_name })),
  ];
}

/** An inactive department is offered to nobody, but its members stay there. */
function withOwn(choices: TreeChoice[], user: UserDetail | null): TreeChoice[] {
  if (user?.dept_id == null || isAmong(choices, user.dept_id)) return choices;
  return [...choices, { value: user.dept_id, label: user.dept_name ?? user.dept_id }];
}

const isAmong = (choices: readonly TreeChoice[], id: string): boolean =>
  choices.some(({ value, children = [] }) => value === id || isAmong(children, id));
