import { darken, lighten } from '../engine/colour.js';
import { lettering } from '../engine/lettering.js';
import { metal, plastic, rubber, type Material } from '../engine/material.js';
import { num } from '../engine/sheet.js';
import { box, cylinder, lathe } from '../engine/shapes.js';
import { withDecals, type Decal, type Part, type Solid } from '../engine/solid.js';
import { add, normalize, scale, type Vec3 } from '../engine/vec3.js';
import type { Drawer } from './face.js';
import { frameAround } from '../engine/vec3.js';

/** A thick glass seen from the front: dark depth, coloured coating, two soft reflections of the window. */
export const lensFace =
  (coating = '#7a5cc9'): Drawer =>
  (sheet, w) => {
    const r = w / 2;
    const depth = sheet.radial(
      [
        [0, '#1d2b45'],
        [0.45, '#101a2c'],
        [0.8, '#233a56'],
        [1, '#0a0f18'],
      ],
      [0.5, 0.5],
      0.5,
    );
    const sheen = sheet.linear(
      [
        [0, lighten(coating, 0.35), 0.85],
        [0.5, coating, 0.12],
        [1, '#3ec6a8', 0.55],
      ],
      [0.1, 0],
      [0.9, 1],
    );
    const window = sheet.linear([
      [0, '#ffffff', 0.95],
      [1, '#dff0ff', 0.1],
    ]);
    return (
      `<circle cx="${num(r)}" cy="${num(r)}" r="${num(r)}" fill="#06080c"/><circle cx="${num(r)}" cy="${num(r)}" r="${num(r * 0.93)}" fill="${depth}"/>` +
      `<circle cx="${num(r)}" cy="${num(r)}" r="${num(r * 0.93)}" fill="${sheen}" opacity="0.7"/>` +
      `<circle cx="${num(r)}" cy="${num(r)}" r="${num(r * 0.4)}" fill="#05070c" opacity="0.55"/>` +
      `<path d="M${num(r * 0.3)} ${num(r * 0.9)}A${num(r * 0.72)} ${num(r * 0.72)} 0 0 1 ${num(r * 1.05)} ${num(r * 0.27)}Q${num(r * 0.72)} ${num(r * 0.55)} ${num(r * 0.3)} ${num(r * 0.9)}Z" fill="${window}"/>` +
      `<ellipse cx="${num(r * 1.42)}" cy="${num(r * 1.46)}" rx="${num(r * 0.2)}" ry="${num(r * 0.1)}" transform="rotate(-45 ${num(r * 1.42)} ${num(r * 1.46)})" fill="#bfe8ff" opacity="0.5"/>`
    );
  };

/** A drawing on the round end of something that points along `axis`. */
export function onDisc(centre: Vec3, axis: Vec3, radius: number, draw: Drawer): Decal {
  const direction = normalize(axis);
  const isVertical = Math.abs(direction[1]) > 0.9;
  const [first, second] = frameAround(direction);
  const right = isVertical ? ([1, 0, 0] as const) : first;
  const up: Vec3 = isVertical ? [0, 0, -direction[1]] : second;
  const origin = add(centre, add(scale(right, -radius), scale(up, radius)));
  return { origin, right, up, draw: (sheet) => draw(sheet, radius * 2, radius * 2) };
}

/** A tube with a ribbed grip and a lens at its end; `axis` points to the patient. */
export function lensBarrel(
  from: Vec3,
  axis: Vec3,
  reach: number,
  radius: number,
  body: Material,
  coating?: string,
): Solid {
  const barrel = lathe(
    body,
    from,
    axis,
    [
      [radius * 1.12, 0],
      [radius * 1.12, reach * 0.3],
      [radius * 0.95, reach * 0.36],
      [radius * 0.95, reach * 0.72],
      [radius * 1.05, reach * 0.76],
      [radius * 1.05, reach * 0.97],
      [radius * 0.98, reach],
    ],
    36,
  );
  const end = add(from, scale(normalize(axis), reach + 0.4));
  return withDecals(barrel, onDisc(end, axis, radius * 0.88, lensFace(coating)));
}

export interface MonitorOptions {
  centre: Vec3;
  width: number;
  height: number;
  depth?: number;
  frame: Material;
  screen: Drawer;
  border?: number;
  /** Room under the screen, for a brand. */
  chin?: number;
  brand?: string;
}

/** A flat screen that looks towards +z; turn it afterwards with `rotated`. */
export function monitor({
  centre,
  width,
  height,
  depth = 26,
  frame,
  screen,
  border = 12,
  chin = 0,
  brand,
}: MonitorOptions): Solid {
  const body = box(frame, {
    at: [centre[0], centre[1] - height / 2, centre[2]],
    size: [width, height, depth],
    axis: 'z',
    radius: 10,
    bevel: 4,
  });
  const w = width - border * 2;
  const h = height - border * 2 - chin;
  const front: Vec3 = [centre[0] - w / 2, centre[1] + height / 2 - border, centre[2] + depth / 2 + 0.3];
  return withDecals(body, {
    origin: front,
    right: [1, 0, 0],
    up: [0, 1, 0],
    draw: (sheet) => {
      const clip = sheet.clip(`<rect width="${num(w)}" height="${num(h)}" rx="3"/>`);
      const gloss = sheet.linear(
        [
          [0, '#ffffff', 0.3],
          [0.42, '#ffffff', 0.06],
          [0.43, '#ffffff', 0],
        ],
        [0, 0],
        [0.9, 0.8],
      );
      const name =
        brand === undefined
          ? ''
          : lettering(brand, {
              x: w / 2,
              y: h + border * 0.5 + chin * 0.62,
              size: Math.max(4, chin * 0.34),
              colour: lighten(frame.colour, 0.45),
              anchor: 'middle',
              spacing: 2.4,
            });
      return (
        `<rect x="-3" y="-3" width="${num(w + 6)}" height="${num(h + 6)}" rx="4" fill="#05070a"/>` +
        `<g clip-path="${clip}">${screen(sheet, w, h)}</g><rect width="${num(w)}" height="${num(h)}" rx="3" fill="${gloss}"/>${name}`
      );
    },
  });
}

/** A turning knob with a milled rim; `axis` points away from the device. */
export function knob(at: Vec3, axis: Vec3, radius: number, height: number, colour = '#2c3138'): Solid {
  const body = lathe(
    plastic(colour, 0.3),
    at,
    axis,
    [
      [radius * 0.86, 0],
      [radius, height * 0.15],
      [radius, height * 0.85],
      [radius * 0.9, height],
    ],
    26,
  );
  const top = add(at, scale(normalize(axis), height + 0.2));
  return withDecals(
    body,
    onDisc(top, axis, radius * 0.86, (sheet, w) => {
      const tone = sheet.linear([
        [0, lighten(colour, 0.3)],
        [1, darken(colour, 0.3)],
      ]);
      return `<circle cx="${num(w / 2)}" cy="${num(w / 2)}" r="${num(w * 0.46)}" fill="${tone}"/><path d="M${num(w / 2)} ${num(w * 0.12)}v${num(w * 0.26)}" stroke="#fff" stroke-width="${num(w * 0.06)}" opacity="0.8"/>`;
    }),
  );
}

/** A joystick with rubber gaiter, chromed stem and a release button on top. */
export function joystick(at: Vec3, height = 95, accent = '#c8392f'): Part[] {
  const [x, y, z] = at;
  return [
    lathe(
      rubber(),
      at,
      [0, 1, 0],
      [
        [26, 0],
        [24, 5],
        [20, 9],
        [18, 15],
        [13, 19],
        [11, 25],
      ],
    ),
    cylinder(metal(), [x, y + 22, z], [0, 1, 0], 6, height * 0.35),
    lathe(
      plastic('#23272d', 0.4),
      [x, y + height * 0.45, z],
      [0, 1, 0],
      [
        [9, 0],
        [14, height * 0.08],
        [15, height * 0.3],
        [12, height * 0.46],
        [9, height * 0.52],
      ],
    ),
    cylinder(plastic(accent, 0.6), [x, y + height * 0.965, z], [0, 1, 0], 7, 6),
  ];
}

/** Ventilation slots. */
export const vents =
  (rows: number, colour = '#20262d'): Drawer =>
  (_sheet, w, h) =>
    Array.from({ length: rows }, (_, row) => {
      const step = h / rows;
      return `<rect x="0" y="${num(row * step)}" width="${num(w)}" height="${num(step * 0.45)}" rx="${num(step * 0.22)}" fill="${colour}" opacity="0.75"/>`;
    }).join('');

/** The maker's name with the model under it, printed straight onto a body. */
export const badge =
  (maker: string, model: string, ink: string): Drawer =>
  (_sheet, w, h) => {
    const spread = Math.min(h * 0.52, (w / Math.max(4, maker.length)) * 1.05);
    return (
      lettering(maker, { x: 0, y: h * 0.5, size: spread, colour: ink, weight: 0.17, spacing: 2 }) +
      lettering(model, { x: 0, y: h * 0.98, size: spread * 0.62, colour: ink, weight: 0.13, opacity: 0.75 })
    );
  };

/** A row of round keys, the first one lit. */
export const keys =
  (count: number, accent: string): Drawer =>
  (_sheet, w, h) =>
    Array.from({ length: count }, (_, at) => {
      const step = w / count;
      const r = Math.min(step * 0.36, h / 2);
      const fill = at === 0 ? accent : '#eef1f4';
      return `<circle cx="${num(step * (at + 0.5))}" cy="${num(h / 2)}" r="${num(r)}" fill="${fill}" stroke="#6d7782" stroke-width="${num(r * 0.14)}"/>`;
    }).join('');

/** A coloured stripe that catches the light. */
export const stripe =
  (colour: string): Drawer =>
  (sheet, w, h) =>
    `<rect width="${num(w)}" height="${num(h)}" rx="${num(h / 2)}" fill="${sheet.linear([
      [0, lighten(colour, 0.25)],
      [0.5, colour],
      [1, darken(colour, 0.2)],
    ])}"/>`;

/** Four dark rubber feet under a body. */
export function feet(x: number, z: number, y = 0, radius = 13): Part[] {
  return ([-1, 1] as const).flatMap((a) =>
    ([-1, 1] as const).map((b) => cylinder(rubber(), [a * x, y, b * z], [0, 1, 0], radius, 8)),
  );
}
