import type {
  CountDetail,
  CountDetailRequest,
  CountLine,
} from '@fovea/shared-types/warehouse/stock-count.dto';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countQuery } from './count.queries';

type Sheet = CountDetailRequest & Required<Pick<CountDetailRequest, 'kind' | 'limit'>>;

interface Held {
  of: string;
  lines: number[];
}

/**
 * A page of a sheet whose rows stay where they are while people count: a line that is counted meanwhile, by whomever,
 * stays in its place until the page is chosen anew.
 */
export function useHeldLines(sheet: Sheet): {
  page: ReturnType<typeof useQuery<CountDetail>>;
  /** With the counts of now. */
  data: CountDetail | undefined;
  lines: CountLine[];
  /** Some of the rows are no longer of the kind that is shown. */
  isOutdated: boolean;
  renew: () => void;
} {
  const { id, kind, limit } = sheet;
  const page = useQuery(countQuery(sheet));
  const of = JSON.stringify(sheet);
  const [held, setHeld] = useState<Held | null>(null);
  const isRead = page.data !== undefined && !page.isPlaceholderData;
  // Where the page was empty, a line that comes moves no other.
  if (isRead && (held?.of !== of || held.lines.length === 0)) {
    const lines = page.data.lines.map(({ line }) => line);
    if (held?.of !== of || lines.length > 0) setHeld({ of, lines });
  }
  const numbers = held?.of === of ? held.lines : [];
  const now = useQuery({
    ...countQuery({ id, page: 1, limit, lines: numbers }),
    enabled: numbers.length > 0,
  });
  const data = (numbers.length > 0 ? now.data : undefined) ?? page.data;
  const known = new Map(
    [...(page.data?.lines ?? []), ...(now.data?.lines ?? [])].map((line) => [line.line, line]),
  );
  const lines =
    numbers.length > 0 ? numbers.flatMap((number) => known.get(number) ?? []) : (page.data?.lines ?? []);
  return {
    page,
    data,
    lines,
    isOutdated: kind !== 'differing' && lines.some((line) => (line.is_closed === 1) !== (kind === 'counted')),
    renew: () => setHeld(null),
  };
}
