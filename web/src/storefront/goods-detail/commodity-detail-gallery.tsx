import type { GoodsImage } from '@fovea/shared-types/goods/goods.dto';
import {
  IconChevronLeft,
  IconChevronRight,
  IconMaximize,
  IconPhoto,
  IconPhotoOff,
} from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inWidth } from '@fovea/shared-types/platform/thumbnail';
import { ImageViewer } from '../../kit/image-viewer/image-viewer';
import { useIsShown } from '../../lib/when-shown';
import { sizedPicture } from '../goods/main-picture';
import classes from './commodity-detail-gallery.module.css';

/** The pictures: one large, all as thumbnails; arrows, swipe, and full screen. */
export function CommodityGallery({ images, name }: { images: readonly GoodsImage[]; name: string }) {
  const { t } = useTranslation('auction');
  const [index, setIndex] = useState(0);
  const [isOpen, setOpen] = useState(false);
  // Those that were viewed, and their neighbours: no other is requested.
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set([0]));
  const isShown = useIsShown();
  const strip = useRef<HTMLUListElement>(null);
  const total = images.length;

  // The strip scrolls natively, so that a finger can swipe it; the index follows where it comes to rest. On its way to
  // a picture that was chosen it passes others, the one it leaves first of all: those do not count.
  const chosen = useRef<number | null>(null);
  const forget = () => {
    chosen.current = null;
  };
  const turnTo = (next: number) => {
    setIndex(next);
    setSeen((before) => new Set([...before, next]));
  };
  const show = (next: number) => {
    const target = (next + total) % total;
    const element = strip.current;
    chosen.current = target;
    turnTo(target);
    element?.scrollTo({
      left: target * element.clientWidth,
      behavior: Math.abs(target - index) > 1 ? 'auto' : 'smooth',
    });
  };
  const follow = () => {
    const element = strip.current;
    if (element === null || element.clientWidth === 0) return;
    const at = element.scrollLeft / element.clientWidth;
    const nearest = Math.round(at);
    if (Math.abs(at - nearest) >= 0.02 || (chosen.current ?? nearest) !== nearest) return;
    forget();
    turnTo(nearest);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    show(index + (event.key === 'ArrowLeft' ? -1 : 1));
  };

  const isNext = (at: number): boolean => [1, total - 1].includes((at - index + total) % total);

  if (total === 0) {
    return (
      <div className={classes.none}>
        <IconPhotoOff size={44} stroke={1.2} aria-hidden />
        <span>{t('detail.no_picture')}</span>
      </div>
    );
  }
  return (
    <section
      className={classes.gallery}
      aria-label={t('detail.gallery')}
      aria-roledescription="carousel"
      onKeyDown={press}
    >
      <div className={classes.main}>
        <ul className={classes.strip} ref={strip} onScroll={follow} onPointerDown={forget} onWheel={forget}>
          {images.map((image, at) => (
            <li key={image.url} aria-hidden={at !== index}>
              <button
                type="button"
                className={classes.picture}
                tabIndex={at === index ? 0 : -1}
                aria-label={`${t('detail.picture', { number: at + 1, total, name })}. ${t('detail.zoom')}`}
                onClick={() => setOpen(true)}
              >
                {(seen.has(at) || (isShown && isNext(at))) && (
                  <img
                    {...sizedPicture(image)}
                    alt=""
                    width={image.width}
                    height={image.height}
                    fetchPriority={at === 0 ? 'high' : 'auto'}
                    // The first is in the shell already: rendered with the page it does not blink.
                    decoding={at === 0 ? 'sync' : 'async'}
                    draggable={false}
                  />
                )}
              </button>
            </li>
          ))}
        </ul>
        {total > 1 && (
          <>
            <button
              type="button"
              className={classes.previous}
              aria-label={t('detail.previous')}
              onClick={() => show(index - 1)}
            >
              <IconChevronLeft size={24} aria-hidden />
            </button>
            <button
              type="button"
              className={classes.next}
              aria-label={t('detail.next')}
              onClick={() => show(index + 1)}
            >
              <IconChevronRight size={24} aria-hidden />
            </button>
          </>
        )}
        <span className={classes.count}>
          <IconPhoto size={16} aria-hidden />
          {index + 1} / {total}
        </span>
        <button
          type="button"
          className={classes.expand}
          aria-label={t('detail.zoom')}
          onClick={() => setOpen(true)}
        >
          <IconMaximize size={20} aria-hidden />
        </button>
      </div>
      {total > 1 && (
        <ul className={classes.thumbnails} aria-label={t('detail.photos', { count: total })}>
          {images.map((image, at) => (
            <li key={image.url}>
              <button
                type="button"
                aria-label={t('detail.show_picture', { number: at + 1 })}
                aria-current={at === index || undefined}
                onClick={() => show(at)}
              >
                {isShown && (
                  <img
                    src={inWidth(image.thumbnail_url, 160)}
                    alt=""
                    width={96}
                    height={72}
                    loading="lazy"
                    decoding="async"
                  />
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
      {isOpen && (
        <ImageViewer
          images={images.map((image) => ({ ...image, name }))}
          start={index}
          onIndex={show}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}
