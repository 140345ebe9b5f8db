import { darken, lighten, mix } from './colour.js';
import { normalize, type Vec3 } from './vec3.js';

/** `gloss` 0 is rubber, 1 is polished lacquer; metals mirror an imagined studio instead of scattering light. */
export interface Material {
  colour: string;
  gloss: number;
  metal: boolean;
  /** 1 for everything solid; glass lets what stands behind it shine through. */
  opacity: number;
}

export const plastic = (colour: string, gloss = 0.35): Material => ({
  colour,
  gloss,
  metal: false,
  opacity: 1,
});
export const rubber = (colour = '#2a2e35'): Material => ({ colour, gloss: 0.08, metal: false, opacity: 1 });
export const metal = (colour = '#c3c9d0'): Material => ({ colour, gloss: 0.9, metal: true, opacity: 1 });
export const glass = (colour = '#bcd9e6', opacity = 0.35): Material => ({
  colour,
  gloss: 1,
  metal: false,
  opacity,
});

// The lamps stand relative to the camera, as in a photo studio: every view of a product is equally well lit.
const keyLight = normalize([-0.5, 0.72, 0.48]);
const fillLight = normalize([0.85, 0.12, 0.35]);
const halfway = normalize([keyLight[0], keyLight[1], keyLight[2] + 1]);

const dotOf = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const bump = (value: number, from: number, to: number): number => {
  const middle = (from + to) / 2;
  return Math.max(0, 1 - Math.abs(value - middle) / ((to - from) / 2));
};

/** What a polished surface mirrors: a light tent with two tall soft boxes and a dark floor edge. */
function tent(mirrored: Vec3): number {
  const sky = 0.5 + 0.4 * mirrored[1];
  const boxes = 0.55 * bump(mirrored[0], -0.95, -0.25) + 0.4 * bump(mirrored[0], 0.4, 0.95);
  const edge = 0.35 * bump(mirrored[1], -0.45, -0.02);
  return sky + boxes - edge;
}

/**
 * The colour of a surface as the camera sees it.
 * @param normal unit normal in camera space: x right, y up, z towards the camera
 * @param shade  0 to 1, extra darkness for places where little light arrives
 */
export function lit(material: Material, normal: Vec3, shade = 0): string {
  const mirrored: Vec3 = [
    2 * normal[2] * normal[0],
    2 * normal[2] * normal[1],
    2 * normal[2] * normal[2] - 1,
  ];
  const diffuse =
    0.5 +
    0.16 * normal[1] +
    0.46 * Math.max(0, dotOf(normal, keyLight)) +
    0.16 * Math.max(0, dotOf(normal, fillLight));
  const glint = Math.pow(Math.max(0, dotOf(normal, halfway)), material.metal ? 26 : 18);
  const strip = 0.3 * bump(mirrored[0], 0.45, 0.9) + 0.25 * bump(mirrored[0], -0.9, -0.5);
  const light = material.metal
    ? 0.42 * diffuse + 0.5 * tent(mirrored) + 0.35 * glint
    : diffuse + material.gloss * (0.42 * glint + 0.3 * strip);
  const value = light * (1 - 0.55 * shade);
  const shadow = mix(darken(material.colour, 0.78), '#1b2740', 0.12);
  return value < 1
    ? mix(shadow, material.colour, Math.max(0, value))
    : lighten(material.colour, Math.min(0.92, (value - 1) * 1.25));
}
