import { useEffectEvent, useLayoutEffect } from 'react';
import type { FormState } from './use-form';

/**
 * While it is on the page a field refuses its own text, before the rules of its form: what is no number has no value that a form
 * could judge.
 * @param wrong why it is refused; undefined when it is right
 */
export function useFieldCheck<Values extends object>(
  { check }: FormState<Values>,
  name: keyof Values & string,
  wrong: string | undefined,
): void {
  useLayoutEffect(() => {
    check(name, wrong);
  });
  // In the layout phase too: another field of this name may take its place in the same moment.
  const withdraw = useEffectEvent((old: string) => check(old, undefined));
  useLayoutEffect(() => () => withdraw(name), [name]);
}
