// plants fixed-wait
import { test } from '@playwright/test';

test('is quick enough today', async ({ page }) => page.waitForTimeout(50));
