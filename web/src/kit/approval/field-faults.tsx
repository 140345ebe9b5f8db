import { NativeSelect, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftOf } from './approval-drawer';
import classes from './approval.module.css';
import type { FaultField } from './approval-subject';

const REASON_MAX = 200;

type FieldFaultsProps = Pick<DraftOf, 'draft' | 'setDraft'> & { fields: readonly FaultField[] };

/** What is wrong with the fields that were chosen, a line each. */
export function FieldFaults({ fields, draft, setDraft }: FieldFaultsProps) {
  const { t } = useTranslation('approval');
  const { faults } = draft;
  const chosen = fields.filter(({ name }) => name in faults);
  const newest = Object.keys(faults).at(-1);
  const list = useRef<HTMLUListElement>(null);
  const count = useRef(chosen.length);
  useEffect(() => {
    if (chosen.length > count.current)
      list.current?.querySelector<HTMLInputElement>('[data-newest] input')?.focus();
    count.current = chosen.length;
  }, [chosen.length]);
  const remove = (name: string): void =>
    setDraft({
      ...draft,
      faults: Object.fromEntries(Object.entries(faults).filter(([field]) => field !== name)),
    });
  if (chosen.length === 0) return null;
  return (
    <ul ref={list} className={classes.faults}>
      {chosen.map(({ name, label }) => (
        <li key={name} data-newest={name === newest || undefined}>
          <TextInput
            label={label}
            maxLength={REASON_MAX}
            value={faults[name] ?? ''}
            onChange={(event) =>
              setDraft({ ...draft, faults: { ...faults, [name]: event.currentTarget.value } })
            }
          />
          <button type="button" aria-label={t('remove_field', { field: label })} onClick={() => remove(name)}>
            <IconX size={18} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Chooses a field to give a reason for. */
export function FieldChooser({ fields, draft, setDraft }: FieldFaultsProps) {
  const { t } = useTranslation('approval');
  const { faults } = draft;
  return (
    <NativeSelect
      className={classes.chooser}
      aria-label={t('by_field')}
      value=""
      onChange={(event) => {
        const name = event.currentTarget.value;
        if (name !== '') setDraft({ ...draft, faults: { ...faults, [name]: '' } });
      }}
    >
      <option value="">{t('by_field')}</option>
      {fields
        .filter(({ name }) => !(name in faults))
        .map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
    </NativeSelect>
  );
}
