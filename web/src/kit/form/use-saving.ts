import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalErrors } from './refusal-errors';
import type { FormState } from './use-form';

export interface SavingOptions<Values extends object, Answer> {
  form: FormState<Values>;
  /** The call, `quiet`: what goes wrong stands in the form. */
  save: (values: Values) => Promise<Answer>;
  /** Invalidates the lists, closes, says "Saved". */
  onSaved: (answer: Answer, values: Values) => unknown;
  /** Fields that refusals without `fields` belong to, by identifier. */
  byError?: Partial<Record<string, keyof Values & string>>;
}

export interface Saving<Values extends object> {
  isPending: boolean;
  /** What the server said to the form as a whole. */
  failure: string | null;
  submit: (values: Values) => void;
}

/** Sends a form once at a time and puts refusals beside their fields. */
export function useSaving<Values extends object, Answer>({
  form,
  save,
  onSaved,
  byError,
}: SavingOptions<Values, Answer>): Saving<Values> {
  const [failure, setFailure] = useState<string | null>(null);
  const mutation = useMutation({
    mutationFn: save,
    onSuccess: async (answer, values) => {
      form.restart(values);
      await onSaved(answer, values);
    },
    onError: (error) => {
      const names = Object.keys(form.values) as Array<keyof Values & string>;
      const found = refusalErrors<Values>(error, names, byError);
      form.showErrors(found.fields);
      setFailure(found.text);
    },
  });
  return {
    isPending: mutation.isPending,
    failure,
    submit: (values) => {
      if (mutation.isPending) return;
      setFailure(null);
      mutation.mutate(values);
    },
  };
}
