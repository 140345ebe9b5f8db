/**
 * The layers of a retina as a scan shows them, dipping where sight is sharpest: the fovea. Light falls on that one point.
 */
export function HeroPicture({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 1440 560" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <defs>
        <linearGradient id="hero-light" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#dcf3b8" stopOpacity="0.95" />
        </linearGradient>
        <radialGradient id="hero-glow">
          <stop offset="0" stopColor="#f4ffdf" />
          <stop offset="0.35" stopColor="#d4f0a3" stopOpacity="0.7" />
          <stop offset="1" stopColor="#d4f0a3" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d="M690 0h260L824 384h-8Z" fill="url(#hero-light)" />
      {LAYERS.map(([y, dip, color]) => (
        <path key={y} d={layer(y, dip)} fill={color} />
      ))}
      <ellipse cx="820" cy="384" rx="120" ry="64" fill="url(#hero-glow)" />
    </svg>
  );
}

/** From the inner surface of the retina outwards: height, depth of the dip, colour. */
const LAYERS: ReadonlyArray<readonly [y: number, dip: number, color: string]> = [
  [318, 66, '#eef7e2'],
  [342, 50, '#e5f2d3'],
  [372, 34, '#dbedc2'],
  [400, 22, '#d0e7b0'],
  [432, 12, '#c4e09d'],
  [462, 4, '#b7d98a'],
  [496, -8, '#a9d176'],
  [528, -12, '#9bc763'],
];

const layer = (y: number, dip: number): string =>
  `M0 ${y + 30}C180 ${y + 16} 340 ${y - 14} 520 ${y - 16}C660 ${y - 18} 730 ${y + dip} 820 ${y + dip}` +
  `S980 ${y - 20} 1120 ${y - 22}S1360 ${y - 8} 1440 ${y + 4}V560H0Z`;
