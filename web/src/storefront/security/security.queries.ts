import {
  confirmSecondFactor,
  disableSecondFactor,
  endOtherSessions,
  endSession,
  enrolSecondFactor,
  renewRecoveryCodes,
  sessionList,
} from '@fovea/shared-types/member/member.calls';
import type { SecondFactorProof } from '@fovea/shared-types/member/second-factor.dto';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api-client';

export const sessionsQuery = () =>
  queryOptions({
    queryKey: ['member', 'sessions'],
    queryFn: ({ signal }) => api(sessionList, {}, { signal, quiet: true }),
  });

export const endSessionMutation = () =>
  mutationOptions({ mutationFn: (id: number) => api(endSession, { id }) });

export const endOthersMutation = () => mutationOptions({ mutationFn: () => api(endOtherSessions, {}) });

// The dialogs show what these refuse.
export const enrolFactor = (password: string) => api(enrolSecondFactor, { password }, { quiet: true });
export const confirmFactor = (code: string) => api(confirmSecondFactor, { code }, { quiet: true });
export const renewCodes = (proof: SecondFactorProof) => api(renewRecoveryCodes, proof, { quiet: true });
export const disableFactor = (proof: SecondFactorProof) => api(disableSecondFactor, proof, { quiet: true });
