import { NativeSelect, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftOf } from './approval-drawer';
import classes from './approval.module.css';
import type { FaultField } from './approval-subject';

const REASON_MAX = 200;

/** What is wrong with single fields: one is chosen, then a line is written to it. */
export function FieldFaults({ fields, draft, setDraft }: Omit<DraftOf, 'isStepped'> & { fields: readonly FaultField[] }) {
  const { t } = useTranslation('approval');
  const { faults } = draft;
  const chosen = fields.filter(({ name }) => name in faults);
  const list = useRef<HTMLUListElement>(null);
  const count = useRef(chosen.length);
  useEffect(() => {
    if (chosen.length > count.current)
      list.current?.querySelector<HTMLInputElement>('[data-newest] input')?.focus();
    count.current = chosen.length;
  }, [chosen.length]);
  const newest = Object.keys(faults).at(-1);
  const remove = (name: string): void =>
    setDraft({
      ...draft,
      faults: Object.fromEntries(Object.entries(faults).filter(([field]) => field !== name)),
    });
  return (
    <div className={classes.faults}>
      {chosen.length > 0 && (
        <ul ref={list}>
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
              <button
                type="button"
                aria-label={t('remove_field', { field: label })}
                onClick={() => remove(name)}
              >
                <IconX size={18} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
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
    </div>
  );
}
