import type { ReactNode } from "react"

const stripes = [0, 1, 2, 3, 4, 5]

/** A small shop, the frame of the illustrations on error and notice pages. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 320 240" fill="none" strokeWidth="1.5" aria-hidden="true" className="w-72 max-w-full">
      <circle cx="160" cy="118" r="112" className="fill-brand-soft" />
      <ellipse cx="160" cy="228" rx="124" ry="7" className="fill-brand-border opacity-60" />
      <path d="M74 42h172v184H74z" className="fill-card stroke-brand-border" />
      <path d="M86 84h148v128H86z" strokeLinejoin="round" className="fill-sunken stroke-brand-border" />
      {children}
      {stripes.map((n) => (
        <path
          key={n}
          d={`M${70 + 30 * n} 38h30L${62 + 33 * (n + 1) - 1} 66a16.3 13 0 0 1-33 0Z`}
          className={n % 2 ? "fill-card stroke-brand-border" : "fill-brand-400 stroke-brand-400"}
        />
      ))}
      <rect x="64" y="29" width="192" height="11" rx="5.5" className="fill-brand" />
    </svg>
  )
}

const slats = [98, 112, 126, 140, 154, 168, 182, 196]

/** A shop with its shutter down and locked. */
export const LockedShop = () => (
  <Scene>
    {slats.map((y) => (
      <path key={y} d={`M87 ${y}h146`} className="stroke-line" />
    ))}
    <path d="M146 146v-14a14 14 0 0 1 28 0v14" strokeWidth="5" strokeLinecap="round" className="stroke-neutral-mark" />
    <rect x="136" y="144" width="48" height="38" rx="8" className="fill-brand" />
    <circle cx="160" cy="160" r="5" className="fill-brand-on" />
    <path d="M160 162v9" strokeWidth="4" strokeLinecap="round" className="stroke-brand-on" />
  </Scene>
)

/** An empty shelf with only a price tag left. */
export const EmptyShelf = () => (
  <Scene>
    <path d="M96 124h128M96 164h128M96 204h128" strokeWidth="4" strokeLinecap="round" className="stroke-brand-200" />
    <path
      d="M112 124v-14h14v14M130 124v-20h14v20"
      strokeLinejoin="round"
      className="fill-brand-soft stroke-brand-border"
    />
    <path d="M190 204v-18h22v18" strokeLinejoin="round" className="fill-brand-soft stroke-brand-border" />
    <rect x="134" y="136" width="52" height="24" rx="5" strokeDasharray="4 4" className="stroke-brand-mark" />
    <text
      x="160"
      y="153"
      textAnchor="middle"
      fontSize="14"
      fontWeight="600"
      className="fill-brand-text stroke-none tabular"
    >
      404
    </text>
  </Scene>
)

/** A torn receipt from the till. */
export const TornReceipt = () => (
  <Scene>
    <path
      d="M124 94h72v46l-9 7-9-7-9 7-9-7-9 7-9-7-9 7-9-7Z"
      strokeLinejoin="round"
      className="fill-card stroke-brand-border"
    />
    <path d="M136 108h30M136 120h46" strokeWidth="5" strokeLinecap="round" className="stroke-neutral-border" />
    <path
      d="M128 160l9 7 9-7 9 7 9-7 9 7 9-7 9 7 9-7 2 40h-72Z"
      strokeLinejoin="round"
      className="fill-card stroke-brand-border"
    />
    <path d="M140 184h24M178 184h10" strokeWidth="5" strokeLinecap="round" className="stroke-danger-mark" />
  </Scene>
)
