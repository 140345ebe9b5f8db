import { isCounted } from '@fovea/shared-types/warehouse/stock-count-bounds';
import { updateWarehouseChecks } from '@fovea/shared-types/warehouse/stock-count.calls';
import type { CountEntryResult, UpdateCountRequest } from '@fovea/shared-types/warehouse/stock-count.dto';
import { useEffect, useState } from 'react';
import { outbox } from '../../../kit/scan/outbox';
import { resultsIn } from './count.queries';

interface Missed {
  key: string;
  /** What was scanned. */
  label: string;
  one: CountEntryResult;
}

/** What was scanned without a network and, as it turned out later, was not counted: whoever scanned it looks again. */
export function useMissedEntries(countId: number): {
  missed: readonly Missed[];
  forget: (key: string) => void;
} {
  const [missed, setMissed] = useState<readonly Missed[]>([]);
  useEffect(
    () =>
      outbox.hear(({ path, request, answer, requestId }) => {
        if (path !== updateWarehouseChecks.path) return;
        const { id, lines = [] } = request as UpdateCountRequest; // the request of this path
        if (id !== countId) return;
        const found = resultsIn(answer).flatMap((one, at) =>
          isCounted(one.kind)
            ? []
            : [{ key: `${requestId} ${at}`, label: lines[at]?.code ?? one.goods_name, one }],
        );
        if (found.length > 0) setMissed((before) => [...before, ...found]);
      }),
    [countId],
  );
  return { missed, forget: (key) => setMissed((before) => before.filter((one) => one.key !== key)) };
}
