import type { GoodsForm } from '@fovea/shared-types/goods/goods-form.dto';
import type { GoodsFormField } from '@fovea/shared-types/goods/goods-form-rules';
import { goodsForm, type PublishValues, publishValues } from './publish-values';

/** Fields whose input differs from the server's form. */
export function differingFields(values: PublishValues, other: GoodsForm): GoodsFormField[] {
  const mine = goodsForm(values, other);
  // The other form through the same fields: what it leaves out is what they begin with.
  const theirs: GoodsForm = {
    ...goodsForm(publishValues(other, []), other),
    images: other.images ?? [],
    video: other.video ?? null,
    attachments: other.attachments ?? [],
  };
  // The keys of a whole form are its fields.
  const fields = Object.keys(mine) as GoodsFormField[];
  return fields.filter((field) => JSON.stringify(mine[field]) !== JSON.stringify(theirs[field]));
}
