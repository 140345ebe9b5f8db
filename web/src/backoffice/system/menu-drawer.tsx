import { PERMISSIONS } from '@fovea/shared-types/permissions';
import type { MenuTreeItem } from '@fovea/shared-types/rbac/menu.dto';
import { useTranslation } from 'react-i18next';
import { RadioField, SelectField, SwitchField, TextField, TreeSelectField } from '../../kit/form/fields';
import { FormDrawer } from '../../kit/form/form-drawer';
import { NumberField } from '../../kit/form/number-field';
import { useForm } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { useSavedState } from '../../kit/form/use-saved-state';
import { activeLanguage } from '../../lib/i18n';
import { toast } from '../../lib/toast-store';
import { MENU_ICONS, MenuIcon } from '../layout/menu/menu-icon';
import { menuFields, menuTitle, menuValues, newMenu, parentChoices } from './menu-values';
import { readMenu, saveMenu, saveNewMenu, useMenusChanged } from './menu.queries';

interface MenuDrawerProps {
  menu: MenuTreeItem | null;
  parent: MenuTreeItem | null;
  menus: readonly MenuTreeItem[];
  onClose: () => void;
}

/** A menu with its three titles. What came with the program keeps its type, path and permission. */
export function MenuDrawer({ menu, parent, menus, onClose }: MenuDrawerProps) {
  const { t } = useTranslation('system');
  const changed = useMenusChanged();
  const form = useForm({
    initial: menu === null ? newMenu(parent) : menuValues(menu),
    validate: (values) => ({
      menu_name: values.menu_name.trim() === '' ? t('menu.title_missing') : undefined,
      menu_name_e: values.menu_name_e.trim() === '' ? t('menu.title_missing') : undefined,
      menu_name_j: values.menu_name_j.trim() === '' ? t('menu.title_missing') : undefined,
    }),
  });
  const { save } = useSavedState({
    form,
    initial: { values: form.values, version: menu?.version ?? '' },
    read: async () => {
      const fresh = menu === null ? null : await readMenu(menu.id);
      return fresh && { values: menuValues(fresh), version: fresh.version };
    },
    send: (values, { version }) => saveMenu({ id: menu?.id ?? '', ...menuFields(values), version }),
  });
  const saving = useSaving({
    form,
    save: (values, request_id): Promise<unknown> =>
      menu === null ? saveNewMenu({ ...menuFields(values), request_id }) : save(values),
    onSaved: async () => {
      toast.success(t(menu === null ? 'state.added' : 'state.updated'));
      await changed();
      onClose();
    },
  });
  const isBuiltIn = menu?.is_built_in === true;
  const isButton = form.values.menu_type === 'F';
  return (
    <FormDrawer
      title={menu === null ? t('menu.create') : t('menu.edit')}
      form={form}
      saving={saving}
      submitLabel={menu === null ? t('menu.create') : t('action.save_changes')}
      onClose={onClose}
    >
      {isBuiltIn && <p>{t('menu.built_in')}</p>}
      <TreeSelectField
        form={form}
        name="pid"
        label={t('menu.parent')}
        clearable
        tree={parentChoices(menus, (one) => menuTitle(one, activeLanguage()), menu?.id)}
      />
      <RadioField
        form={form}
        name="menu_type"
        label={t('menu.type')}
        options={(['M', 'C', 'F'] as const).map((type) => ({
          value: type,
          label: t(`menu.type_${type}`),
          disabled: isBuiltIn,
        }))}
      />
      <TextField form={form} name="menu_name" label={t('menu.title_c')} lang="zh" required maxLength={60} />
      <TextField form={form} name="menu_name_e" label={t('menu.title_e')} lang="en" required maxLength={60} />
      <TextField form={form} name="menu_name_j" label={t('menu.title_j')} lang="ja" required maxLength={60} />
      {!isButton && (
        <>
          <TextField
            form={form}
            name="path"
            label={t('menu.path')}
            placeholder="/system/role"
            disabled={isBuiltIn}
          />
          <TextField form={form} name="link" label={t('menu.link')} hint={t('menu.link_hint')} type="url" />
          <SelectField
            form={form}
            name="icon"
            label={t('menu.icon')}
            clearable
            options={iconChoices(menu?.icon ?? null)}
            pictureOf={(name) => <MenuIcon name={name} />}
          />
          <TextField
            form={form}
            name="badge_key"
            label={t('menu.badge')}
            placeholder="order.await_order_num"
            disabled={isBuiltIn}
          />
        </>
      )}
      {form.values.menu_type !== 'M' && (
        <SelectField
          form={form}
          name="perms"
          label={t('menu.perms')}
          hint={t('menu.perms_hint')}
          clearable
          disabled={isBuiltIn}
          options={PERMISSIONS.map((permission) => ({ value: permission, label: permission }))}
        />
      )}
      <NumberField form={form} name="sort" label={t('tree.sort')} hint={t('tree.sort_hint')} max={9999} />
      {!isButton && (
        <>
          <SwitchField form={form} name="affix" label={t('menu.affix')} />
          <SwitchField form={form} name="hidden" label={t('menu.hidden')} />
        </>
      )}
      <SwitchField form={form} name="is_admin" label={t('menu.is_admin')} />
      <SwitchField form={form} name="status" label={t('menu.enabled')} />
    </FormDrawer>
  );
}

/** Ours by name, and one the menu may have that is not among them. */
function iconChoices(own: string | null): Array<{ value: string; label: string }> {
  const names = new Set([...Object.keys(MENU_ICONS), ...(own === null ? [] : [own])]);
  return [...names].map((name) => ({ value: name, label: name }));
}
