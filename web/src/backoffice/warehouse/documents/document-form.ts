import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import type { FormerDocument } from '@fovea/shared-types/record/record';
import {
  addWarehouseInps,
  addWarehouseMoreOuts,
  addWarehouseOuts,
} from '@fovea/shared-types/warehouse/stock-document.calls';
import type { StockInDetail, StockOutDetail } from '@fovea/shared-types/warehouse/stock-document.dto';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { dropKeptForm, keepForm } from '../../../kit/form/kept-form';
import { type FieldErrors, type FormState, useForm } from '../../../kit/form/use-form';
import { type Saving, useSaving } from '../../../kit/form/use-saving';
import { outbox, type CallNote } from '../../../kit/scan/outbox';
import { type Mended, mendAt } from '../../../kit/scan/use-not-taken';
import { paths } from '../../../lib/paths';
import { toast } from '../../../lib/toast-store';
import type { Former } from '../../document/former';
import { useAccess } from '../../layout/access/access-context';
import { useStockChanged } from '../stock/stock.queries';
import { formerArrival, formerValues, stockFormerRequest } from './former-stock';
import { countOf, inLinesOf, type LineDraft, outLinesOf, problemOf } from './stock-lines';

export type Direction = 'in' | 'out';

export interface DocumentValues {
  /** The kind of a stock-in, or the type of a stock-out. */
  reason: string | null;
  ware_house_id: string | null;
  customer_id: string | null;
  logistics_code: string;
  remark: string;
  lines: LineDraft[];
  images: FileLink[];
  /** Of what comes in. */
  video: FileLink[];
}

/** What a document is made from, and the form's initial values. */
export interface StockInOrigin {
  arrivalId: number;
  /** How many of each item are left of what arrived. */
  arrived: ReadonlyMap<number, number>;
  values: Pick<DocumentValues, 'ware_house_id' | 'customer_id' | 'logistics_code' | 'lines'>;
}

const FIRST_REASON: Readonly<Record<Direction, string>> = { in: '1', out: '21' };
const PLACES = { in: paths.inbound, out: paths.outbound } as const;
/** Another name whenever the fields are others. */
const KEPT = { in: 'stock-in-2', out: 'stock-out-2' } as const;

/** What of a document is stored while it waits for the network, so that it can be opened again. */
export interface StoredDocument {
  values: DocumentValues;
  arrivalId: number | undefined;
  /** What it corrects. */
  corrects?: FormerDocument;
}

interface Sent {
  direction: Direction;
  arrivalId: number | undefined;
  corrects: FormerDocument;
  request_id: string;
  /** What it is called while it waits for the network, and where its form is. */
  note: CallNote;
}

/** @returns its number; null where it is kept until the network is back */
async function send(
  values: DocumentValues,
  { direction, arrivalId, corrects, request_id, note }: Sent,
): Promise<string | null> {
  const { reason, ware_house_id, customer_id, logistics_code, remark, lines, images, video } = values;
  const document = {
    ware_house_id: Number(ware_house_id),
    ...(customer_id !== null && { customer_id: Number(customer_id) }),
    ...{ logistics_code, remark, ...corrects, request_id },
  };
  const files = images.map(({ id }) => id);
  if (direction === 'in') {
    const [film] = video;
    const request = {
      ...document,
      kind: Number(reason),
      lines: inLinesOf(lines),
      inp_images: files,
      ...(arrivalId !== undefined && { arrival_id: arrivalId }),
      ...(film && { video: film.id }),
    };
    return (await outbox.send(addWarehouseInps, request, note))?.ware_house_inp_sn ?? null;
  }
  const out = { ...document, type: Number(reason), out_images: files };
  const [only, ...others] = outLinesOf(lines);
  const sent =
    only !== undefined && others.length === 0
      ? await outbox.send(addWarehouseOuts, { ...out, ...only }, note)
      : await outbox.send(addWarehouseMoreOuts, { ...out, lines: outLinesOf(lines) }, note);
  return sent?.ware_house_out_sn ?? null;
}

export interface DocumentForm {
  form: FormState<DocumentValues>;
  saving: Saving<DocumentValues>;
  /** Under which name the browser keeps what is typed. */
  keptAs: string;
  /** Left without sending. */
  leave: () => void;
}

/** The form of a stock-in or stock-out, its submission, and what is kept of it meanwhile. */
export function useDocumentForm(
  direction: Direction,
  options: {
    warehouseId?: string | null;
    origin?: StockInOrigin | undefined;
    /** The document that it begins with. */
    former?: Former<StockInDetail | StockOutDetail> | undefined;
    /** Sent before, and not taken. */
    mended?: Mended<StoredDocument> | null;
    /** The page that opens it again; by default that of its direction. */
    place?: string;
    onDone: () => void;
  },
): DocumentForm {
  const { warehouseId = null, origin, former, mended = null, place = PLACES[direction], onDone } = options;
  const arrivalId = origin?.arrivalId ?? mended?.typed.arrivalId ?? (former && formerArrival(former));
  const corrects = mended?.typed.corrects ?? stockFormerRequest(former);
  const { t } = useTranslation('stock');
  const { t: kit } = useTranslation('kit');
  const { user } = useAccess();
  const of = mended?.requestId ?? origin?.arrivalId ?? former?.name;
  const keptAs = `${KEPT[direction]}.${user.id}${of === undefined ? '' : `.${of}`}`;
  const changed = useStockChanged();
  const initial: DocumentValues = {
    reason: FIRST_REASON[direction],
    ware_house_id: warehouseId,
    customer_id: null,
    logistics_code: '',
    remark: '',
    lines: [],
    images: [],
    video: [],
    ...origin?.values,
    ...(former && formerValues(former)),
    ...mended?.typed.values,
  };
  const validate = ({ ware_house_id, reason, lines }: DocumentValues): FieldErrors<DocumentValues> => {
    const wrong = problemOf(lines, direction, origin?.arrived);
    const missing = (label: string) => kit('form.missing', { label });
    return {
      ware_house_id: ware_house_id === null ? missing(t('field.ware_house')) : undefined,
      reason: reason === null ? missing(t(direction === 'in' ? 'field.kind' : 'field.type')) : undefined,
      lines: wrong === null ? undefined : t(`problem.${wrong.problem}`, wrong.params),
    };
  };
  // What no longer fits is marked before it is sent.
  const form = useForm<DocumentValues>({
    initial,
    validate,
    ...(former && { initialErrors: validate(initial) }),
  });
  const { values, isDirty } = form;
  useEffect(() => {
    if (isDirty) keepForm(keptAs, values);
  }, [isDirty, keptAs, values]);
  const leave = (): void => {
    dropKeptForm(keptAs);
    onDone();
  };
  const saving = useSaving({
    form,
    before: mended,
    save: (sent, request_id) => {
      const count = sent.lines.reduce((sum, line) => sum + countOf(line), 0);
      const note = {
        label: t(`${direction}.waiting`, { count }),
        form: {
          at: mendAt(place, request_id),
          typed: { values: sent, arrivalId, corrects } satisfies StoredDocument,
        },
      };
      return send(sent, { direction, arrivalId, corrects, request_id, note });
    },
    onSaved: async (sn) => {
      toast.success(sn === null ? t('kept') : t(`${direction}.sent`, { sn }));
      leave();
      if (sn !== null) await changed();
    },
    byError: {
      STOCK_INSUFFICIENT: 'lines',
      SERIAL_UNKNOWN: 'lines',
      WAREHOUSE_DISABLED: 'ware_house_id',
      FILE_UNKNOWN: 'images',
    },
  });
  return { form, saving, keptAs, leave };
}
