import { stockIn } from '@fovea/shared-types/warehouse/stock-in.record';
import type { Column } from '../../kit/data-table/column';
import { says } from '../../lib/words';

const { value } = stockIn.declared.shown;

/** What a paper is worth, in the currency of its warehouse. */
export const documentColumns = <Row extends { value: string; currency: string }>({
  visible = true,
} = {}): Column<Row>[] => [
  {
    prop: 'value',
    type: 'money',
    get label() {
      return says(value.label);
    },
    currency: ({ currency }) => currency,
    align: 'right',
    width: 140,
    visible,
  },
];
