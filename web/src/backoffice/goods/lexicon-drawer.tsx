import type { LexiconGroup } from '@fovea/shared-types/goods/lexicon.dto';
import { ITEM_CONDITION } from '@fovea/shared-types/states';
import { useTranslation } from 'react-i18next';
import { MultiSelectField, SelectField, SwitchField, TextAreaField } from '../../kit/form/fields';
import { FormDrawer } from '../../kit/form/form-drawer';
import { useForm } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { toast } from '../../lib/toast-store';
import { KIND, lexiconFields, type LexiconValues, lexiconValues, linesOf, NEW_GROUP } from './lexicon-values';
import { saveLexicon, saveNewLexicon, useLexiconChanged } from './lexicon.queries';

const SPELLINGS_MIN = 2;

/** Words that mean the same; `null` makes a new group. */
export function LexiconDrawer({ group, onClose }: { group: LexiconGroup | null; onClose: () => void }) {
  const { t } = useTranslation('lexicon');
  const { t: system } = useTranslation('system');
  const { t: goods } = useTranslation('goods');
  const changed = useLexiconChanged();
  const form = useForm<LexiconValues>({
    initial: group === null ? NEW_GROUP : lexiconValues(group),
    validate: (values) => ({
      terms_e:
        linesOf(`${values.terms_c}\n${values.terms_e}\n${values.terms_j}`).length < SPELLINGS_MIN
          ? t('terms_missing')
          : undefined,
      conditions:
        values.kind === KIND.condition && values.conditions.length === 0
          ? t('conditions_missing')
          : undefined,
    }),
  });
  const saving = useSaving({
    form,
    save: (values, request_id): Promise<unknown> =>
      group === null
        ? saveNewLexicon({ ...lexiconFields(values), request_id })
        : saveLexicon({ id: group.id, version: group.version, ...lexiconFields(values) }),
    onSaved: async () => {
      toast.success(system(group === null ? 'state.added' : 'state.updated'));
      await changed();
      onClose();
    },
    byError: { NAME_TAKEN: 'terms_e' },
  });
  return (
    <FormDrawer
      title={t(group === null ? 'create' : 'edit')}
      form={form}
      saving={saving}
      submitLabel={group === null ? t('create') : system('action.save_changes')}
      onClose={onClose}
    >
      <SelectField
        form={form}
        name="kind"
        label={t('kind')}
        options={[
          { value: KIND.thing, label: t('kind.1') },
          { value: KIND.maker, label: t('kind.2') },
          { value: KIND.condition, label: t('kind.3') },
        ]}
        required
      />
      {form.values.kind === KIND.condition && (
        <MultiSelectField
          form={form}
          name="conditions"
          label={t('conditions')}
          options={Object.values(ITEM_CONDITION).map((code) => ({
            value: String(code),
            label: goods(`condition.${code}`),
          }))}
          required
        />
      )}
      <TextAreaField
        form={form}
        name="terms_c"
        label={t('terms_c')}
        hint={t('terms_hint')}
        lang="zh-CN"
        rows={5}
      />
      <TextAreaField form={form} name="terms_e" label={t('terms_e')} lang="en" rows={5} />
      <TextAreaField form={form} name="terms_j" label={t('terms_j')} lang="ja" rows={5} />
      <SwitchField form={form} name="status" label={t('in_use')} />
    </FormDrawer>
  );
}
