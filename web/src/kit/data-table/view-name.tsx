import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button';
import classes from './saved-views.module.css';

const NAME_MAX = 60;

export interface ViewNameProps {
  label: string;
  initial?: string;
  submitLabel: string;
  isPending: boolean;
  onSubmit: (name: string) => void;
  /** Esc and a button leave the name as it was. */
  onCancel?: () => void;
}

/** The name of a view: a new one's, or another one's for one that is there. */
export function ViewName({ label, initial = '', submitLabel, isPending, onSubmit, onCancel }: ViewNameProps) {
  const { t } = useTranslation();
  const id = useId();
  const [name, setName] = useState(initial);
  const isRenaming = onCancel !== undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted !== '' && !isPending) onSubmit(wanted);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key === 'Enter' && isComposing) event.preventDefault();
    if (event.key !== 'Escape' || !isRenaming || isComposing) return;
    // The dialog around it stays.
    event.stopPropagation();
    onCancel();
  };
  return (
    <form className={classes.form} onSubmit={submit} onKeyDown={onKeyDown}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={name}
        maxLength={NAME_MAX}
        autoFocus={isRenaming}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" loading={isPending}>
        {submitLabel}
      </Button>
      {isRenaming && (
        <Button variant="default" onClick={onCancel}>
          {t('action.cancel')}
        </Button>
      )}
    </form>
  );
}
