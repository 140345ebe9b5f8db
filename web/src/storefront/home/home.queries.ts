import { homeData } from '@fovea/shared-types/content/home.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api-client';

/** What the home page shows first, in one call. */
export const homeQuery = () =>
  queryOptions({
    queryKey: ['home'],
    queryFn: ({ signal }) => api(homeData, {}, { signal, quiet: true }),
  });
