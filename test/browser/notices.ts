import { type BrowserContext, expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Messages of the page, in order, until somebody read them. */
    passingNotices: string[];
  }
}

/**
 * The short notices at the top of a page stay for three seconds, and on a busy machine a journey may not look
 * for longer: the page itself records what it showed.
 */
export async function keepNotices(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.passingNotices = [];
    new MutationObserver((changes) => {
      for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (added instanceof HTMLElement && added.matches('[role="status"], [role="alert"]'))
          window.passingNotices.push(added.textContent);
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Waits until the page has shown this notice; earlier ones are deleted. */
export const expectNotice = (page: Page, text: string): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate((wanted) => {
          const at = window.passingNotices.findIndex((each) => each.includes(wanted));
          return at < 0 ? window.passingNotices : window.passingNotices.splice(0, at + 1).slice(-1);
        }, text),
      { message: text },
    )
    .toEqual([expect.stringContaining(text)]);
