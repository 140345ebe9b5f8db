import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Carousel } from './carousel';
import { MOVE_MS } from './use-carousel';

const NAMES = ['House', 'Lamp', 'Laser'];
const view = (names: readonly string[]) => (
  <>
    <a href="#before">before</a>
    <Carousel
      label="Auctions"
      background={null}
      slides={names.map((name) => ({ key: name, name, content: <a href="#lot">{name}</a> }))}
    />
  </>
);
/** The only slide that is not out of sight and reach. */
const shown = (): string | null =>
  document.querySelector('[role="group"]:not([inert]) > a')?.textContent ?? null;
const wait = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};
const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};

const { matchMedia } = window;
beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.scrollTo = vi.fn();
});
afterEach(() => {
  vi.useRealTimers();
  window.matchMedia = matchMedia;
});

describe('the carousel', () => {
  it('moves by itself to the end and from there to the beginning', () => {
    render(view(NAMES));
    const seen = [shown()];
    for (let turn = 0; turn < 3; turn++) {
      wait(MOVE_MS);
      seen.push(shown());
    }
    expect(seen).toEqual(['House', 'Lamp', 'Laser', 'House']);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('stops after pause, under the pointer, with the focus inside, and in a hidden tab', () => {
    const { container } = render(view(NAMES));
    const track = container.querySelector('[class*="track"]');
    if (track === null) throw new Error('no track');
    const stands = (): void => {
      const before = shown();
      wait(MOVE_MS * 3);
      expect(shown()).toBe(before);
    };
    press('Pause the slides');
    stands();
    press('Play the slides');
    wait(MOVE_MS);
    expect(shown()).toBe('Lamp');

    fireEvent.pointerEnter(track, { pointerType: 'mouse' });
    stands();
    fireEvent.pointerLeave(track);
    const next = screen.getByRole('button', { name: 'Next slide' });
    act(() => next.focus());
    stands();
    act(() => next.blur());

    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    stands();
    visibility.mockRestore();
    fireEvent(document, new Event('visibilitychange'));
    wait(MOVE_MS);
    expect(shown()).toBe('Laser');
  });

  it('never moves with reduced motion, and then offers no pause', () => {
    window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes('reduced-motion') });
    render(view(NAMES));
    wait(MOVE_MS * 3);
    expect(shown()).toBe('House');
    expect(screen.queryByRole('button', { name: 'Pause the slides' })).toBeNull();
    press('Next slide');
    expect(shown()).toBe('Lamp');
  });

  it('moves by button, dot and arrow, announces it, and moves the focus along', () => {
    render(view(NAMES));
    press('Previous slide');
    expect(shown()).toBe('Laser');
    expect(screen.getByRole('status')).toHaveTextContent('Slide 3 of 3: Laser');
    press('Slide 2 of 3: Lamp');
    expect(shown()).toBe('Lamp');
    expect(screen.getByRole('button', { name: 'Slide 2 of 3: Lamp' })).toHaveAttribute('aria-current');
    act(() => screen.getByRole('link', { name: 'Lamp' }).focus());
    fireEvent.keyDown(screen.getByRole('link', { name: 'Lamp' }), { key: 'ArrowRight' });
    expect(shown()).toBe('Laser');
    expect(screen.getByRole('group', { name: '3 of 3' })).toHaveFocus();
  });

  it('shows the last slide when the one on screen is gone, and is no carousel with one slide', () => {
    const { rerender } = render(view(NAMES));
    press('Slide 3 of 3: Laser');
    rerender(view(['House', 'Lamp']));
    expect(shown()).toBe('Lamp');
    rerender(view(['House']));
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.getByRole('link', { name: 'House' })).toBeVisible();
  });
});
