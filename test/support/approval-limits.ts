import { approvalLimit } from '@fovea/shared-types/platform/approval-limit.record';
import type { AddOf } from '@fovea/shared-types/record/record';
import type { TestApi } from './api.js';
import { aStaff } from './people.js';
import { inEffect } from './setting-changes.js';

/** What people value before they decide it. */
export type LimitedDocument = AddOf<typeof approvalLimit.declared>['document'];

/** Above how many yen two people approve such a document: at once, or from a later time on. */
export async function addLimit(
  api: TestApi,
  document: LimitedDocument,
  amount: number,
  validFrom: string | null = null,
): Promise<number> {
  const request = { document, currency: 'JPY' as const, amount, valid_from: validFrom };
  const as = await aStaff(api, ['platform:approval-limit:add']);
  return inEffect(api, await api.ok(approvalLimit.calls.add, request, { as }));
}
