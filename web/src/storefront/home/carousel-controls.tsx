import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './carousel.module.css';
import type { CarouselState } from './use-carousel';

export interface CarouselControlsProps {
  state: Pick<CarouselState, 'place' | 'isPlaying' | 'isStill' | 'show' | 'toggle'>;
  /** What is on each slide. */
  names: readonly string[];
}

/** Back, a dot for each slide, on, and pause: before the slides in the order of the keyboard, below them on screen. */
export function CarouselControls({ state, names }: CarouselControlsProps) {
  const { t } = useTranslation('home');
  const { place, isPlaying, isStill, show, toggle } = state;
  const Rotation = isPlaying ? IconPlayerPause : IconPlayerPlay;
  return (
    <div className={classes.controls}>
      <button
        type="button"
        className={classes.button}
        aria-label={t('carousel.previous')}
        onClick={() => show(place - 1)}
      >
        <IconChevronLeft size={22} stroke={1.75} aria-hidden />
      </button>
      <div role="group" aria-label={t('carousel.choose')} className={classes.dots}>
        {names.map((name, index) => (
          <button
            key={index}
            type="button"
            className={classes.dot}
            aria-label={t('carousel.to', { place: index + 1, total: names.length, name })}
            aria-current={index === place || undefined}
            onClick={() => show(index)}
          />
        ))}
      </div>
      <button
        type="button"
        className={classes.button}
        aria-label={t('carousel.next')}
        onClick={() => show(place + 1)}
      >
        <IconChevronRight size={22} stroke={1.75} aria-hidden />
      </button>
      {!isStill && (
        <button
          type="button"
          className={classes.button}
          data-rotation
          aria-label={t(isPlaying ? 'carousel.pause' : 'carousel.play')}
          onClick={toggle}
        >
          <Rotation size={20} stroke={1.75} aria-hidden />
        </button>
      )}
    </div>
  );
}
