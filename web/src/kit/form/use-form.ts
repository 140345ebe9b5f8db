import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';

export type FieldErrors<Values> = Partial<Record<keyof Values & string, string>>;

/** What is wrong with which field, by name. */
export type FieldProblems<Values, Problem extends string> = { [Name in keyof Values & string]?: Problem };

/** Problems put into the reader's words, in the order they were found. */
export function errorTexts<Name extends string, Problem extends string>(
  problems: { [Each in Name]?: Problem },
  textOf: (problem: Problem, name: Name) => string,
): Partial<Record<Name, string>> {
  const errors: Partial<Record<Name, string>> = {};
  // The keys of an object typed by its keys are these keys.
  for (const name of Object.keys(problems) as Name[]) {
    const problem = problems[name];
    if (problem !== undefined) errors[name] = textOf(problem, name);
  }
  return errors;
}

export interface FormOptions<Values> {
  initial: Values;
  /** What is wrong with each field; nothing for those that are right. */
  validate: (values: Values) => FieldErrors<Values>;
  /** Errors of an earlier attempt; each is shown until its field changes. */
  initialErrors?: FieldErrors<Values>;
  /** Fields are checked when they are left, also before the first attempt. */
  isEager?: boolean;
}

/**
 * Values and errors of a form. Nothing is marked wrong before the first attempt to submit; from then on a
 * field is checked when it is left. Errors of the server are shown beside their field until it changes.
 */
export function useForm<Values extends object>({
  initial,
  initialErrors = {},
  validate,
  isEager = false,
}: FormOptions<Values>) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors<Values>>(initialErrors);
  const [wasTried, setTried] = useState(false);
  const [start, setStart] = useState(initial);
  /** What is typed in fields whose value alone does not show it: "1500.5" of whole pieces. */
  const [texts, setTexts] = useState<FieldErrors<Values>>({});
  /** What is wrong with the text of a field, whatever its value is: see useFieldCheck. */
  const checks = useRef(new Map<string, string>());
  /** The server's errors of the last attempt. */
  const serverErrors = useRef<FieldErrors<Values>>({});

  const problemsOf = (checked: Values): FieldErrors<Values> => {
    const found = validate(checked);
    // Checks are named by their fields, or by a part of one: `prices.0.start_price`.
    for (const [path, wrong] of checks.current) found[path.split('.')[0] as keyof Values & string] = wrong;
    return found;
  };
  /** @param wrong why the text of a field, or of a part of one, is refused; undefined when it is right */
  const [check] = useState(() => (path: string, wrong: string | undefined): void => {
    if (wrong === undefined) checks.current.delete(path);
    else checks.current.set(path, wrong);
  });
  /** @param text as it is shown, where the value does not show it */
  const setTyped = <Name extends keyof Values & string>(
    name: Name,
    value: Values[Name],
    text: string | undefined,
  ): void => {
    setValues((old) => ({ ...old, [name]: value }));
    setErrors((old) => ({ ...old, [name]: undefined }));
    setTexts((old) => (old[name] === text ? old : { ...old, [name]: text }));
  };
  const set = <Name extends keyof Values & string>(name: Name, value: Values[Name]): void =>
    setTyped(name, value, undefined);
  /** Sets several fields at once, not by the person. */
  const fill = (part: Partial<Values>): void => {
    setValues((old) => ({ ...old, ...part }));
    const without = (old: FieldErrors<Values>): FieldErrors<Values> => {
      const left = { ...old };
      // The keys of a part are keys of the values.
      for (const name of Object.keys(part) as (keyof Values & string)[]) left[name] = undefined;
      return left;
    };
    setErrors(without);
    setTexts(without);
  };
  const checkField = (name: keyof Values & string): void => {
    if (!wasTried && !isEager) return;
    const wrong = problemsOf(values)[name];
    // Only the server can withdraw its message; a field that changes is no longer what it referred to.
    setErrors((old) => ({
      ...old,
      [name]: wrong ?? (old[name] === serverErrors.current[name] ? old[name] : undefined),
    }));
  };
  /**
   * Shows errors that the server found, and focuses the first of them.
   * @returns those whose field is not on the page: nothing there would be marked
   */
  const showErrors = (found: FieldErrors<Values>): Record<string, string> => {
    serverErrors.current = found;
    show(found);
    const places = placesIn(form.current);
    return Object.fromEntries(
      Object.entries<string | undefined>(found).flatMap(([name, text]) =>
        text === undefined || places.has(name) ? [] : [[name, text]],
      ),
    );
  };
  const show = (found: FieldErrors<Values>): void => {
    setTried(true);
    setErrors(found);
    const fields =
      form.current?.querySelectorAll<HTMLElement>('[name]:not([type=hidden]), [data-field]') ?? [];
    const bad = [...fields].find((element) => {
      const name = element.dataset.field ?? element.getAttribute('name');
      return Object.entries(found).some(([wrong, text]) => wrong === name && text !== undefined);
    });
    bad?.focus();
  };
  /** Shows one error and leaves the focus where it is. */
  const note = (name: keyof Values & string, text: string | undefined): void =>
    setErrors((old) => ({ ...old, [name]: text }));
  const onSubmit =
    (send: (values: Values) => void) =>
    (event: FormEvent): void => {
      event.preventDefault();
      const found = problemsOf(values);
      if (Object.values(found).some((text) => text !== undefined)) show(found);
      else send(values);
      setTried(true);
    };
  /** An Enter that ends the composition of an input method does not submit. */
  const onKeyDown = (event: KeyboardEvent): void => {
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key === 'Enter' && isComposing) event.preventDefault();
  };

  /** Begins anew with these values: after saving, or when another row is opened. */
  const restart = (next: Values): void => {
    setValues(next);
    setStart(next);
    setErrors({});
    setTexts({});
    setTried(false);
  };
  /** The saved record is another by now; what is typed here stays. */
  const rebase = (saved: Values, typed: Values): void => {
    setStart(saved);
    setValues(typed);
  };
  const isDirty =
    JSON.stringify(values) !== JSON.stringify(start) ||
    Object.values(texts).some((text) => text !== undefined);

  return {
    form,
    values,
    errors,
    isDirty,
    texts,
    check,
    set,
    setTyped,
    fill,
    restart,
    rebase,
    checkField,
    showErrors,
    note,
    onSubmit,
    onKeyDown,
  };
}

export type FormState<Values extends object> = ReturnType<typeof useForm<Values>>;

/** The names of the fields that a form shows. */
const placesIn = (form: HTMLFormElement | null): ReadonlySet<string | null | undefined> =>
  new Set(
    [...(form?.querySelectorAll<HTMLElement>('[name]:not([type=hidden]), [data-field]') ?? [])].map(
      (element) => element.dataset.field ?? element.getAttribute('name'),
    ),
  );

/** Full-width digits, letters and hyphens become the plain ones; for numbers and codes, not for names. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212\u30fc]/g, '-')
    .trim();
