import { Injectable } from '@nestjs/common';
import { requeueDeadLetters } from '@fovea/shared-types/platform/platform.calls';
import type {
  RequeueDeadLettersRequest,
  RequeueDeadLettersResponse,
} from '@fovea/shared-types/platform/dead-letter.dto';
import { Idempotency } from '../http/idempotency.js';
import { Outbox } from '../jobs/outbox.js';
import { AppError, fieldError } from '../kernel/app-error.js';
import type { StaffCaller } from '../kernel/caller.js';
import { DeadLetters } from './dead-letters.js';

/** What a person does about events that were put aside. */
@Injectable()
export class DeadLetterService {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly events: DeadLetters,
    private readonly outbox: Outbox,
  ) {}

  /** Gives them to their handlers again, one of them perhaps mended; effects that it had are not had twice. */
  async requeue(
    caller: StaffCaller,
    request: RequeueDeadLettersRequest,
  ): Promise<RequeueDeadLettersResponse> {
    const { ids, payload } = request;
    if (payload !== undefined && ids.length !== 1)
      throw fieldError({ ids: { key: 'too_many', params: { limit: 1 } } });
    const answer = await this.idempotency.run(caller, requeueDeadLetters.path, request, async (tx) => {
      const requeued = await this.events.requeue(tx, caller, ids, payload);
      if (requeued.length === 0) throw new AppError('NOT_FOUND');
      return { count: requeued.length };
    });
    this.outbox.wake();
    return answer;
  }
}
