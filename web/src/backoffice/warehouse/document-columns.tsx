import { Clipped } from '../../kit/data-table/cell';
import { formatNumber } from '../../lib/format';

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
