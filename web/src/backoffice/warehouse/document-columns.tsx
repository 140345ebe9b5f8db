import { stockIn } from '@fovea/shared-types/warehouse/stock-in.record';
import { Clipped } from '../../kit/data-table/cell';
import type { Column } from '../../kit/data-table/column';
import { formatNumber } from '../../lib/format';
import { localText } from '../../lib/local-text';

const { value } = stockIn.declared.shown;

/** The value of a document, in the currency of its warehouse. */
export const documentColumns = <Row extends { value: string; currency: string }>({
  visible = true,
  decides = false,
} = {}): Column<Row>[] => [
  {
    prop: 'value',
    type: 'money',
    get label() {
      return localText(value.label);
    },
    currency: ({ currency }) => currency,
    align: 'right',
    width: 140,
    visible,
    decides,
  },
];

interface FirstLine {
  goods_name: string;
  line_count: number;
}

/** What a document is about: the product of its first line, and how many lines there are beside it. */
export const FIRST_PRODUCT = {
  prop: 'goods_name',
  width: 400,
  decides: true,
  render: ({ goods_name: name, line_count: lines }: FirstLine) => (
    <Clipped text={lines > 1 ? `${name} (+${formatNumber(lines - 1)})` : name} />
  ),
} as const;
