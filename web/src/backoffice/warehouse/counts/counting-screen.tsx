import type {
  CountEntry,
  CountEntryResult,
  CountLine,
  UpdateCountRequest,
} from '@fovea/shared-types/warehouse/stock-count.dto';
import { isCounted } from '@fovea/shared-types/warehouse/stock-count-bounds';
import { addressedBin } from '@fovea/shared-types/warehouse/label-addresses';
import { STOCK_COUNT_STATUS } from '@fovea/shared-types/states';
import { IconArrowLeft, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '../../../kit/button/button';
import { ConfirmDialog } from '../../../kit/confirm-dialog/confirm-dialog';
import { ErrorState } from '../../../kit/error-state/error-state';
import { PageLoading } from '../../../kit/page-loading/page-loading';
import { PageTitle } from '../../../kit/page-title/page-title';
import { Pager } from '../../../kit/pager/pager';
import { OutboxFull } from '../../../kit/scan/outbox';
import { ScanField } from '../../../kit/scan/scan-field';
import { type ScanResult, useScan } from '../../../kit/scan/use-scan';
import { isCallFailure } from '../../../lib/api-client';
import { formatNumber } from '../../../lib/format';
import { PAGE_SIZES, useAddressed } from '../../../lib/list-page';
import { paths } from '../../../lib/paths';
import { toast } from '../../../lib/toast-store';
import { countQuery, enter, useCountChanged } from './count.queries';
import { CountedLine } from './counted-line';
import { NotCounted } from './not-counted';
import { useHeldLines } from './use-held-lines';
import { useResultText } from './use-result-text';
import classes from './counts.module.css';

/** Whose pieces are scanned, where their numbers are not known. */
type Piece = Pick<CountLine, 'product_id' | 'goods_name'>;

const folded = (code: string): string => code.trim().normalize('NFKC').toUpperCase();

/** Where people count, on a phone with a scanner: recorded quantities are hidden from them. */
export function CountingScreen({ id }: { id: number }) {
  const { t } = useTranslation('counts');
  const [kind, setKind] = useState<'open' | 'counted'>('open');
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState<(typeof PAGE_SIZES)[number]>(PAGE_SIZES[0]);
  // In the address: a reload in the middle of a shelf continues there.
  const { value: binId, put: setBin } = useAddressed('bin');
  const [piece, setPiece] = useState<Piece | null>(null);
  const [isEnding, setEnding] = useState(false);
  const heading = useId();
  const sheet = useHeldLines({ id, kind, page, limit, ...(binId !== null && { bin_id: Number(binId) }) });
  const result = sheet.page;
  // A round that was never loaded is not available without a network: then the count is shown as it was
  // opened.
  const opened = useQuery({ ...countQuery({ id, kind: 'open', page: 1, limit }), enabled: result.isError });
  const data = sheet.data ?? opened.data;
  const lines = sheet.data === undefined ? (opened.data?.lines ?? []) : sheet.lines;
  const place = data?.bins.find((one) => String(one.id) === binId) ?? null;
  // Codes come faster than the page is drawn.
  const bin = useRef(binId);
  useEffect(() => {
    bin.current = binId;
  }, [binId]);
  const changed = useCountChanged();
  const textOf = useResultText();
  const scanResultOf = (one: CountEntryResult, label: string): ScanResult => ({
    isRight: isCounted(one.kind),
    text: textOf(one, label),
  });
  const wrong = (text: string): ScanResult => ({ isRight: false, text });

  const send = async (entry: CountEntry, label: string): Promise<ScanResult> => {
    try {
      const results = await enter({ id, lines: [entry] }, label);
      if (results === null) return { isRight: true, text: t('scan.kept', { label }) };
      void changed();
      const [one] = results;
      return one ? scanResultOf(one, label) : wrong(t('scan.failed'));
    } catch (error) {
      if (!isCallFailure(error) && !(error instanceof OutboxFull)) throw error;
      return wrong(error instanceof Error ? error.message : t('scan.failed'));
    }
  };
  const scan = useScan(async (code) => {
    const label = addressedBin(code);
    const found = data?.bins.find((one) => (label ? one.id === label.id : folded(one.code) === folded(code)));
    if (label && !found) return wrong(t('result.outside', { name: label.code }));
    if (found) {
      bin.current = String(found.id);
      setBin(String(found.id));
      setPage(1);
      return { isRight: true, text: t('scan.bin', { bin: found.code }) };
    }
    return send(
      {
        code,
        ...(bin.current !== null && { bin_id: Number(bin.current) }),
        ...(piece && { product_id: piece.product_id }),
      },
      code,
    );
  }, data?.status === STOCK_COUNT_STATUS.counting);

  const act = async (work: () => Promise<ScanResult>): Promise<void> => {
    const { isRight, text } = await work();
    if (isRight) toast.success(text);
    else toast.error(text);
  };
  const move = async (
    how: Pick<UpdateCountRequest, 'close' | 'close_all' | 'restart'>,
    [label, done]: readonly [label: string, done: string],
  ): Promise<ScanResult> => {
    try {
      const results = await enter({ id, ...how }, label);
      if (results === null) return { isRight: true, text: t('scan.kept', { label }) };
      await changed();
      const [refused] = results;
      return refused ? scanResultOf(refused, '') : { isRight: true, text: done };
    } catch (error) {
      if (!isCallFailure(error) && !(error instanceof OutboxFull)) throw error;
      return wrong(error instanceof Error ? error.message : t('scan.failed'));
    }
  };

  if (!data)
    return result.isError ? (
      <ErrorState error={result.error} onRetry={() => void result.refetch()} />
    ) : (
      <PageLoading />
    );
  const isOpen = data.status === STOCK_COUNT_STATUS.counting;
  const isAllCounted = data.line_count > 0 && data.closed_count === data.line_count;
  const closed = [t('close.label'), t('close.done')] as const;
  return (
    <div className={classes.screen}>
      <PageTitle title={t('count.title', { sn: data.check_sn })} />
      <div className={classes.now}>
        <Link to={`${paths.checkGoods}?open=${id}`}>
          <IconArrowLeft size={16} aria-hidden /> {t('count.back')}
        </Link>
        <span>{data.ware_house_name}</span>
        <p className={classes.progress} role="status">
          {t('progress.value', {
            closed: formatNumber(data.closed_count),
            all: formatNumber(data.line_count),
          })}
        </p>
      </div>
      {isOpen ? (
        <>
          <ScanField label={t('scan.label')} hint={t('scan.hint')} scan={scan} isContinuous />
          <div className={classes.now}>
            {place && (
              <Button
                variant="default"
                rightSection={<IconX size={16} aria-hidden />}
                aria-label={t('place.clear', { bin: place.code })}
                onClick={() => setBin(null)}
              >
                {t('place.now', { bin: place.code })}
              </Button>
            )}
            {piece && (
              <Button
                variant="default"
                rightSection={<IconX size={16} aria-hidden />}
                aria-label={t('piece.clear', { name: piece.goods_name })}
                onClick={() => setPiece(null)}
              >
                {t('piece.now', { name: piece.goods_name })}
              </Button>
            )}
          </div>
        </>
      ) : (
        <p>{t('count.ended')}</p>
      )}
      <NotCounted count={data} />
      <div className={classes.kinds} role="group" aria-label={t('lines.which')}>
        {(['open', 'counted'] as const).map((one) => (
          <Button
            key={one}
            variant={one === kind ? 'filled' : 'default'}
            aria-pressed={one === kind}
            onClick={() => {
              setKind(one);
              setPage(1);
            }}
          >
            {t(`lines.${one}`)}
          </Button>
        ))}
      </div>
      {lines.length === 0 && <p>{t(`lines.none_${kind}`)}</p>}
      <ol className={classes.lines}>
        {lines.map((line) => (
          <li key={line.line}>
            <CountedLine
              line={line}
              isOpen={isOpen}
              onNumber={(quantity) =>
                act(() =>
                  send({ line: line.line, quantity }, `${line.goods_name} × ${formatNumber(quantity)}`),
                )
              }
              onClose={() => act(() => move({ close: [line.line] }, closed))}
              onRestart={() =>
                act(() => move({ restart: [line.line] }, [t('restart.label'), t('restart.done')]))
              }
              onPieces={() => setPiece(line)}
            />
          </li>
        ))}
      </ol>
      {sheet.isOutdated && (
        <Button variant="default" onClick={sheet.renew}>
          {t(`lines.renew_${kind}`)}
        </Button>
      )}
      {(result.data?.lines_total ?? 0) > limit && (
        <Pager list={{ page, limit, setPage, setLimit }} total={result.data?.lines_total ?? 0} />
      )}
      {isOpen &&
        (isAllCounted ? (
          <section className={classes.line} aria-labelledby={heading}>
            <h2 id={heading}>{t('finished.title')}</h2>
            <p role="status">
              {t('finished.text', {
                differing: formatNumber(data.differing_count),
                zero: formatNumber(data.zero_count),
              })}
            </p>
            <div className={classes.ends}>
              <ButtonLink to={`${paths.checkGoods}?open=${id}`}>{t('finished.action')}</ButtonLink>
            </div>
          </section>
        ) : (
          <div className={classes.ends}>
            <Button onClick={() => setEnding(true)}>{t('close.all')}</Button>
          </div>
        ))}
      {isEnding && (
        <ConfirmDialog
          opened
          title={t('close.all_title')}
          confirmLabel={t('close.all')}
          onClose={() => setEnding(false)}
          onConfirm={() => {
            setEnding(false);
            void act(() => move({ close_all: 1 }, closed));
          }}
        >
          <p>{t('close.all_text')}</p>
          {data.untouched_count > 0 && <p>{t('close.all_zero', { count: data.untouched_count })}</p>}
        </ConfirmDialog>
      )}
    </div>
  );
}
