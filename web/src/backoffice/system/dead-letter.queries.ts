import { requeueDeadLetters } from '@fovea/shared-types/platform/platform.calls';
import type { RequeueDeadLettersRequest } from '@fovea/shared-types/platform/dead-letter.dto';
import { deadLetter } from '@fovea/shared-types/platform/dead-letter.record';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api-client';
import { recordKey } from '../record/record.queries';

export const deadLetterQuery = (id: number) =>
  queryOptions({
    queryKey: [...recordKey(deadLetter), 'detail', id] as const,
    queryFn: ({ signal }) => api(deadLetter.calls.detail, { id }, { signal, quiet: true }),
    // A form is filled with it.
    staleTime: 0,
    gcTime: 0,
  });

/** @throws what the call throws; nothing is shown, as one of many may fail */
export const requeueEvents = (request: RequeueDeadLettersRequest) =>
  api(requeueDeadLetters, request, { quiet: true });
