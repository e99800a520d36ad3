/** Lines of the ledger: y, length of the entry, length of the amount, and the colour of its mark. */
const entries = [
  [248, 58, 26, "fill-brand-400"],
  [276, 44, 34, "fill-success-mark"],
  [304, 66, 22, "fill-warning-mark"],
  [332, 50, 30, "fill-brand-400"],
] as const
const bars = [26, 40, 33, 54, 47, 70]

function Entries() {
  return entries.map(([y, text, sum, mark]) => (
    <g key={y}>
      <rect x="226" y={y} width="10" height="10" rx="3" className={mark} />
      <rect x="246" y={y + 2} width={text} height="6" rx="3" className="fill-neutral-border" />
      <rect x={346 - sum} y={y + 2} width={sum} height="6" rx="3" className="fill-neutral-mark opacity-60" />
      <path d={`M226 ${y + 19}h120`} className="stroke-line" />
    </g>
  ))
}

/** The open book in the window: entries and their total on one page, the months as bars on the other. */
export function ArtLedger() {
  return (
    <g strokeWidth="1.5">
      <path d="M360 214c-26-12-92-14-150-8v190c58-6 124-4 150 8Z" className="fill-card stroke-brand-border" />
      <path d="M360 214c26-12 92-14 150-8v190c-58-6-124-4-150 8Z" className="fill-card stroke-brand-border" />
      <path d="M360 214v190" className="stroke-brand-300 dark:stroke-brand-700" />
      <rect x="226" y="222" width="54" height="8" rx="4" className="fill-brand-600" />
      <Entries />
      <rect x="226" y="362" width="40" height="8" rx="4" className="fill-neutral-border" />
      <rect x="298" y="358" width="48" height="16" rx="8" className="fill-success-soft" />
      <rect x="308" y="363" width="28" height="6" rx="3" className="fill-success-mark" />
      <rect x="376" y="222" width="70" height="8" rx="4" className="fill-neutral-border" />
      {bars.map((height, n) => (
        <rect
          key={height}
          x={378 + n * 20}
          y={352 - height}
          width="12"
          height={height}
          rx="3"
          className={n === bars.length - 1 ? "fill-brand" : "fill-brand-200 dark:fill-brand-800"}
        />
      ))}
      <path d="M374 358h124" className="stroke-brand-border" />
      <path
        d="M384 312l20-17 20 8 20-24 20 6 20-25"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-success-mark"
      />
      <circle cx="484" cy="260" r="4.5" className="fill-card stroke-success-mark" strokeWidth="2.5" />
    </g>
  )
}
