import type { DeptDetail, DeptTreeItem } from '@fovea/shared-types/rbac/dept.dto';
import { useTranslation } from 'react-i18next';
import { SwitchField, TextField, TreeSelectField } from '../../kit/form/fields';
import { FormDialog } from '../../kit/form/form-dialog';
import { NumberField } from '../../kit/form/number-field';
import { plainText, useForm } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { useSavedState } from '../../kit/form/use-saved-state';
import { toast } from '../../lib/toast-store';
import { deptChoices } from './dept-tree';
import { readDept, saveDept, saveNewDept, useDeptsChanged } from './dept.queries';

interface DeptValues {
  pid: string | null;
  dept_name: string;
  leader: string;
  phone: string;
  sort: number | null;
  status: boolean;
}

const ROOT = '0';

const valuesOf = (dept: DeptDetail | null, parent: DeptDetail | null): DeptValues =>
  dept === null
    ? { pid: parent?.id ?? null, dept_name: '', leader: '', phone: '', sort: 0, status: true }
    : {
        pid: dept.pid === ROOT ? null : dept.pid,
        dept_name: dept.dept_name,
        leader: dept.leader,
        phone: dept.phone,
        sort: dept.sort,
        status: dept.status === 1,
      };

/** The values as both calls accept them. */
const fieldsOf = (values: DeptValues) => ({
  pid: values.pid ?? ROOT,
  dept_name: values.dept_name.trim(),
  leader: values.leader.trim(),
  phone: plainText(values.phone),
  sort: values.sort ?? 0,
  status: values.status ? 1 : 0,
});

interface DeptDialogProps {
  /** Null: a new one. */
  dept: DeptTreeItem | null;
  /** Where a new one hangs; null: a root. */
  parent: DeptTreeItem | null;
  /** All of them, inactive ones too: one may be below such a one. */
  depts: readonly DeptTreeItem[];
  onClose: () => void;
}

export function DeptDialog({ dept, parent, depts, onClose }: DeptDialogProps) {
  const { t } = useTranslation('system');
  const changed = useDeptsChanged();
  const companyId = (dept ?? parent)?.company_id ?? null;
  const form = useForm({
    initial: valuesOf(dept, parent),
    validate: ({ dept_name }) => ({
      dept_name: dept_name.trim() === '' ? t('dept.name_missing') : undefined,
    }),
  });
  const { save } = useSavedState({
    form,
    initial: { values: form.values, version: dept?.version ?? '' },
    read: async () => {
      const fresh = dept === null ? null : await readDept(dept.id);
      return fresh && { values: valuesOf(fresh, null), version: fresh.version };
    },
    send: (values, { version }) => saveDept({ id: dept?.id ?? '', ...fieldsOf(values), version }),
  });
  const saving = useSaving({
    form,
    save: (values, request_id): Promise<unknown> =>
      dept === null ? saveNewDept({ ...fieldsOf(values), request_id }) : save(values),
    onSaved: async () => {
      toast.success(t(dept === null ? 'state.added' : 'state.updated'));
      await changed();
      onClose();
    },
    byError: { NAME_TAKEN: 'dept_name' },
  });
  return (
    <FormDialog
      title={dept === null ? t('dept.create') : t('dept.edit')}
      form={form}
      saving={saving}
      submitLabel={dept === null ? t('dept.create') : t('action.save_changes')}
      onClose={onClose}
    >
      <TreeSelectField
        form={form}
        name="pid"
        label={t('dept.parent')}
        hint={t('dept.parent_hint')}
        clearable
        tree={deptChoices(
          depts.filter(({ company_id }) => company_id === companyId),
          dept?.id,
        )}
      />
      <TextField form={form} name="dept_name" label={t('dept.name')} required maxLength={60} />
      <TextField form={form} name="leader" label={t('dept.leader')} maxLength={60} />
      <TextField form={form} name="phone" type="tel" label={t('dept.phone')} maxLength={30} />
      <NumberField form={form} name="sort" label={t('tree.sort')} hint={t('tree.sort_hint')} max={9999} />
      <SwitchField form={form} name="status" label={t('dept.enabled')} />
    </FormDialog>
  );
}
