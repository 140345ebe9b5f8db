import { moneyChart, moneyFigures } from '@fovea/shared-types/finance/money-figures.calls';
import type { FigureName, FigureRange } from '@fovea/shared-types/finance/figure-kinds';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api-client';

const FRESH_MS = 60_000;

/** What was shown stays in sight while other figures are on their way. */
export const moneyFiguresQuery = (range: FigureRange) =>
  queryOptions({
    queryKey: ['finance', 'figures', range],
    queryFn: ({ signal }) => api(moneyFigures, { range }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    refetchInterval: FRESH_MS,
  });

export const moneyChartQuery = (name: FigureName, range: FigureRange) =>
  queryOptions({
    queryKey: ['finance', 'figures', range, name],
    queryFn: ({ signal }) => api(moneyChart, { name, range }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  });
