/** An eye whose centre of sharpest sight is lit. */
export function LogoMark({ size = 34 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
      <rect width="32" height="32" rx="9" fill="var(--fv-ink)" />
      <path
        d="M4.5 16C7.8 10.6 11.6 8 16 8s8.2 2.6 11.5 8c-3.3 5.4-7.1 8-11.5 8s-8.2-2.6-11.5-8Z"
        fill="none"
        stroke="var(--fv-brand)"
        strokeWidth="2.2"
        strokeLinejoin="round"
      />
      <circle cx="16" cy="16" r="4.6" fill="var(--fv-brand)" />
      <circle cx="17.6" cy="14.4" r="1.3" fill="#fff" />
    </svg>
  );
}
