import type { DraftProductDetail } from '@fovea/shared-types/goods/draft.dto';
import { SALE_TYPE } from '@fovea/shared-types/sale-states';
import type { GoodsForm } from '@fovea/shared-types/goods/goods-form.dto';
import type { GoodsParams } from '@fovea/shared-types/goods/goods.dto';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/button/button';
import { useSaving } from '../../../kit/form/use-saving';
import { useUnsavedWarning } from '../../../kit/form/use-unsaved-warning';
import { useMay } from '../../../lib/permissions';
import { toast } from '../../../lib/toast-store';
import { useAccess } from '../../layout/access/access-context';
import { AutosaveNote } from './autosave-note';
import { StaleDraft } from './stale-draft';
import { dropKeptForm } from '../../../kit/form/kept-form';
import { KeptNotice } from '../../../kit/form/kept-notice';
import { openPreview } from './preview';
import { PublishFrame } from './publish-frame';
import { publishValues } from './publish-values';
import { publishGoods, useGoodsChanged } from './publishing.queries';
import { keptDraft, useAutosave } from './use-autosave';
import { usePublishForm } from './use-publish-form';

/** Goods out of the form. */
export interface Published {
  id: number;
  currency: string;
  isForAuction: boolean;
  /** On the shelf already: nobody has to approve them. */
  isListed: boolean;
}

interface DraftFormProps {
  /** Null: new goods, of which nothing is kept yet. */
  draft: DraftProductDetail | null;
  params: GoodsParams;
  /** The draft of new goods has been made. */
  onDraft: (id: number) => void;
  /** Submitted, or on the shelf at once. */
  onPublished: (goods: Published) => void;
}

const NOTHING: GoodsForm = {};

/** New goods: input is saved as a draft automatically, and submitted by the button. */
export function DraftForm({ draft, params, onDraft, onPublished }: DraftFormProps) {
  const { t } = useTranslation('publishing');
  const { user } = useAccess();
  const may = useMay();
  const changed = useGoodsChanged();
  const before = draft?.form ?? NOTHING;
  const [initial] = useState(() => publishValues(before, draft?.files ?? []));
  const { form, goods, language, setLanguage, isFreightUnconfirmed, asking } = usePublishForm(
    initial,
    before,
  );
  const { state, saved, autosave } = useAutosave({ form, before, draft, userId: user.id, onDraft });
  useUnsavedWarning(form.isDirty);
  const saving = useSaving({
    form,
    save: async ({ freight_confirmed }, request_id) => {
      await autosave.hold();
      try {
        const draft_id = autosave.draft?.id;
        return await asking(() => publishGoods({ ...goods, freight_confirmed, draft_id, request_id }));
      } catch (error) {
        autosave.release();
        throw error;
      }
    },
    onSaved: async ({ id, audit_status }) => {
      dropKeptForm(keptDraft(user.id, saved?.id ?? null));
      toast.success(t(audit_status === 0 ? 'form.sent' : 'form.published'));
      await changed();
      onPublished({
        id,
        currency: form.values.currency,
        isForAuction: form.values.sale_type === String(SALE_TYPE.auction),
        isListed: audit_status !== 0,
      });
    },
  });
  return (
    <PublishFrame
      {...{ form, saving, params, goods, language, setLanguage, isFreightUnconfirmed }}
      notices={
        <>
          <KeptNotice<typeof form.values>
            keptAs={keptDraft(user.id, draft?.id ?? null)}
            onTake={(values) => form.rebase(initial, values)}
          />
          {state.kind === 'stale' && saved !== null && (
            <StaleDraft id={saved.id} values={form.values} autosave={autosave} onTheirs={form.restart} />
          )}
        </>
      }
      note={<AutosaveNote state={state} />}
      actions={(isSending) => (
        <>
          <Button
            variant="default"
            leftSection={<IconEye size={18} aria-hidden />}
            onClick={() => openPreview(form.values, params)}
          >
            {t('action.preview')}
          </Button>
          {may('goods:goods:add') && (
            <Button type="submit" loading={saving.isPending || isSending}>
              {t('action.publish')}
            </Button>
          )}
        </>
      )}
    />
  );
}
