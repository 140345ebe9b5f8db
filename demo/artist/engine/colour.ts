/** Colours are '#rrggbb'; all mixing happens on the plain channel values, which is enough for soft studio tones. */
type Channels = readonly [number, number, number];

function channelsOf(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function toHex(channels: Channels): string {
  const clamped = channels.map((channel) => Math.max(0, Math.min(255, Math.round(channel))));
  return `#${clamped.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** `share` 0 gives `from`, 1 gives `to`. */
export function mix(from: string, to: string, share: number): string {
  const a = channelsOf(from);
  const b = channelsOf(to);
  const part = Math.max(0, Math.min(1, share));
  return toHex([a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, a[2] + (b[2] - a[2]) * part]);
}

export const lighten = (hex: string, share: number): string => mix(hex, '#ffffff', share);
export const darken = (hex: string, share: number): string => mix(hex, '#0b1018', share);
