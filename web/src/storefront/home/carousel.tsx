import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../kit/visually-hidden/visually-hidden';
import { CarouselControls } from './carousel-controls';
import classes from './carousel.module.css';
import { useCarousel } from './use-carousel';

export interface Slide {
  key: string;
  /** What is on it, for its dot. */
  name: string;
  content: ReactNode;
}

export interface CarouselProps {
  label: string;
  slides: readonly Slide[];
  /** Does not move behind the slides. */
  background: ReactNode;
}

/** Slides in a line that one swipes, walks with the arrows, or lets move. A single one is no carousel. */
export function Carousel({ label, slides, background }: CarouselProps) {
  const { t } = useTranslation('home');
  const total = slides.length;
  const isMany = total > 1;
  const state = useCarousel(total);
  const { place, chosen } = state;
  const slide = chosen === null ? undefined : slides[chosen];
  return (
    <section
      className={classes.root}
      aria-label={label}
      aria-roledescription={isMany ? t('carousel.role') : undefined}
      {...state.handlers}
    >
      {background}
      {isMany && <CarouselControls state={state} names={slides.map(({ name }) => name)} />}
      <div ref={state.track} className={classes.track} {...state.trackHandlers}>
        {slides.map(({ key, content }, index) => (
          <div
            key={key}
            className={classes.slide}
            tabIndex={-1}
            {...(isMany && {
              role: 'group',
              'aria-roledescription': t('carousel.slide'),
              'aria-label': t('carousel.place', { place: index + 1, total }),
            })}
            inert={index !== place}
          >
            {content}
          </div>
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">
          {slide !== undefined && t('carousel.to', { place: place + 1, total, name: slide.name })}
        </span>
      </VisuallyHidden>
    </section>
  );
}
