/** A small drawing of a well scanned document: whole, sharp, or with its stamp in sight. */
export function ScanSample({ kind }: { kind: 'whole' | 'sharp' | 'stamp' }) {
  return (
    <svg viewBox="0 0 44 56" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
      <rect x="6" y="6" width="32" height="44" rx="2" fill="#fff" />
      <path d="M12 15h14M12 22h20M12 28h20M12 34h12" opacity=".55" />
      {kind === 'whole' && <path d="M2 9V2h7M35 2h7v7M42 47v7h-7M9 54H2v-7" strokeWidth="2" />}
      {kind === 'sharp' && (
        <>
          <circle cx="27" cy="29" r="9" fill="#fff" />
          <path d="M23 29h8M27 25v8M33.5 35.5 40 42" strokeWidth="2" />
        </>
      )}
      {kind === 'stamp' && (
        <>
          <circle cx="29" cy="40" r="7" stroke="#b42318" strokeWidth="2" />
          <path d="m26 40 2 2 4-4" stroke="#b42318" strokeWidth="2" />
        </>
      )}
    </svg>
  );
}
