import { useEffect, useState } from 'react';

/** A picture that never comes holds nothing up for longer. */
const AT_MOST_MS = 3_000;

const arrived = (picture: HTMLImageElement): Promise<unknown> =>
  new Promise((resolve) => {
    picture.addEventListener('load', resolve, { once: true });
    picture.addEventListener('error', resolve, { once: true });
  });

/** Safari has no idle callback. */
const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve, { timeout: 500 });
    else setTimeout(resolve, 50);
  });

async function firstScreen(): Promise<void> {
  const pictures = [...document.images].filter(({ loading, complete }) => loading !== 'lazy' && !complete);
  await Promise.race([
    Promise.all(pictures.map(arrived)),
    new Promise((resolve) => {
      setTimeout(resolve, AT_MOST_MS);
    }),
  ]);
  await idle();
  isShown = true;
}

let isShown = false;
let showing: Promise<void> | undefined;

/** The first screen of this visit is rendered with its pictures: everything deferrable waits for it. */
export const whenShown = (): Promise<void> => (showing ??= firstScreen());

/** Whether it is; from then on every page of the visit is rendered whole at once. */
export function useIsShown(): boolean {
  const [is, setIs] = useState(isShown);
  useEffect(() => {
    if (is) return undefined;
    let isGone = false;
    void whenShown().then(() => {
      if (!isGone) setIs(true);
    });
    return () => {
      isGone = true;
    };
  }, [is]);
  return is;
}
