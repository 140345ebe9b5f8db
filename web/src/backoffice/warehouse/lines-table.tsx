import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import { LABELS } from '@fovea/shared-types/record/translations';
import { arrival } from '@fovea/shared-types/warehouse/arrival.record';
import type { ShownLine } from '@fovea/shared-types/warehouse/arrival.dto';
import type { ReactNode } from 'react';
import { DetailCard } from '../../kit/detail-view/detail-view';
import { PictureRow } from '../../kit/picture-row/picture-row';
import { localText } from '../../lib/local-text';
import classes from './document-lines.module.css';

type Thing = Pick<ShownLine, 'line' | 'goods_name' | 'goods_code' | 'maker' | 'serial_number'>;

/** The lines of a document: what each is about, and its figures. */
export function LinesTable<Line extends Thing>({
  lines,
  columns,
}: {
  lines: readonly Line[];
  columns: ReadonlyArray<{ label: string; cell: (line: Line) => ReactNode }>;
}) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{localText(arrival.declared.shown.goods_name.label)}</th>
          {columns.map(({ label }) => (
            <th key={label} scope="col" data-number>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.line}>
            <td>
              {[line.goods_name, line.goods_code, line.maker, line.serial_number].filter(Boolean).join(' · ')}
            </td>
            {columns.map(({ label, cell }) => (
              <td key={label} data-number>
                {cell(line)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The pictures of a document, where it has some. */
export function PicturesCard({ images }: { images: readonly FileLink[] }) {
  const title = localText(LABELS.images);
  if (images.length === 0) return null;
  return (
    <DetailCard title={title} isWide>
      <PictureRow images={images} nameOf={(number) => `${title} ${number}`} />
    </DetailCard>
  );
}
