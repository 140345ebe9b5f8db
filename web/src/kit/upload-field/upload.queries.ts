import { uploadLimits } from '@fovea/shared-types/platform/platform.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api-client';

/** Sizes and counts as the server is set up. */
export const uploadLimitsQuery = () =>
  queryOptions({
    queryKey: ['upload-limits'],
    queryFn: ({ signal }) => api(uploadLimits, {}, { quiet: true, signal }),
    staleTime: Infinity,
  });
