export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Two decimals are a hundredth of a pixel or millimetre: nobody sees more, and the documents stay small. */
export const num = (value: number): string => String(Math.round(value * 100) / 100);

export const points = (list: ReadonlyArray<readonly [number, number]>): string =>
  list.map(([x, y]) => `${num(x)},${num(y)}`).join(' ');

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${num(opacity)}"`;
      return `<stop offset="${num(offset)}" stop-color="${colour}"${alpha}/>`;
    })
    .join('');
}

/**
 * One SVG document being written: it collects definitions and assigns ids, so that drawing code can stay pure
 * text.
 */
export class Sheet {
  private readonly defs: string[] = [];
  private readonly known = new Map<string, string>();

  /** Registers a definition once and returns its id; equal bodies share one id. */
  define(make: (id: string) => string): string {
    const body = make('?');
    const found = this.known.get(body);
    if (found !== undefined) return found;
    const id = `d${this.defs.length}`;
    this.known.set(body, id);
    this.defs.push(make(id));
    return id;
  }

  /** A linear gradient in the coordinates of the shape's own box: (0,0) top left, (1,1) bottom right. */
  linear(
    stops: readonly Stop[],
    from: readonly [number, number] = [0, 0],
    to: readonly [number, number] = [0, 1],
  ): string {
    const line = `x1="${num(from[0])}" y1="${num(from[1])}" x2="${num(to[0])}" y2="${num(to[1])}"`;
    return `url(#${this.define((id) => `<linearGradient id="${id}" ${line}>${stopsOf(stops)}</linearGradient>`)})`;
  }

  radial(stops: readonly Stop[], centre: readonly [number, number] = [0.5, 0.5], radius = 0.5): string {
    const circle = `cx="${num(centre[0])}" cy="${num(centre[1])}" r="${num(radius)}"`;
    return `url(#${this.define((id) => `<radialGradient id="${id}" ${circle}>${stopsOf(stops)}</radialGradient>`)})`;
  }

  clip(shape: string): string {
    return `url(#${this.define((id) => `<clipPath id="${id}">${shape}</clipPath>`)})`;
  }

  document(width: number, height: number, body: string): string {
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
      `<defs>${this.defs.join('')}</defs>${body}</svg>`
    );
  }
}
