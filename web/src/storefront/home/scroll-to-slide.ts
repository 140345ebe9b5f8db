/** Beside each other they glide; over several at once, or for whoever wants no motion, it is there at once. */
export function scrollToSlide(track: HTMLElement | null, place: number, isGliding: boolean): void {
  track?.scrollTo({ left: place * track.clientWidth, behavior: isGliding ? 'smooth' : 'instant' });
}

/** The slide that fills most of the track. */
export const placeOf = ({ scrollLeft, clientWidth }: HTMLElement): number =>
  clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth);
