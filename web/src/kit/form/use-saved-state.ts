import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiRefusal } from '../../lib/api-client';
import { mergeEdits } from './merge-edits';
import type { FormState } from './use-form';

/** A record as it is on the server: what a form is filled with, and what is sent when it is saved. */
export interface SavedState<Values extends object> {
  values: Values;
  version: string;
}

interface SavedStateOptions<Values extends object, Answer> {
  form: FormState<Values>;
  /** As the form was opened. */
  initial: SavedState<Values>;
  /** The current state; null when it is gone. */
  read: () => Promise<SavedState<Values> | null>;
  /** The call; refused with CHANGED_MEANWHILE when the version is not the standing one any more. */
  send: (values: Values, saved: SavedState<Values>) => Promise<Answer>;
}

/** Somebody else saved the same field: the form shows both sides and lets the person save again. */
class SavedByOther extends Error {}

/**
 * Saves only upon the version that was read. When somebody else saved meanwhile, their changes go into the
 * fields that were left alone here, and nothing that was typed is lost: unless both wrote the same field it
 * is saved at once, else the form shows that, and saving again replaces the other version knowingly.
 */
export function useSavedState<Values extends object, Answer>({
  form,
  initial,
  read,
  send,
}: SavedStateOptions<Values, Answer>) {
  const { t } = useTranslation('kit');
  const saved = useRef(initial);
  const save = async (values: Values): Promise<Answer> => {
    try {
      return await send(values, saved.current);
    } catch (error) {
      const fresh = isStale(error) ? await read() : null;
      if (fresh === null) throw error;
      const { merged, isContested } = mergeEdits(saved.current.values, values, fresh.values);
      saved.current = fresh;
      form.rebase(fresh.values, merged);
      if (isContested) throw new SavedByOther(t('form.saved_by_other'), { cause: error });
      return await send(merged, fresh);
    }
  };
  /** Something of it was saved beside the form. */
  const replace = (next: SavedState<Values>): void => {
    saved.current = next;
  };
  return { saved, save, replace };
}

const isStale = (error: unknown): boolean =>
  error instanceof ApiRefusal && error.error === 'CHANGED_MEANWHILE';
