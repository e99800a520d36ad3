const stacks = [
  { x: 134, coins: 2 },
  { x: 184, coins: 4 },
  { x: 234, coins: 6 },
]
const keys = [0, 1, 2, 3, 4, 5, 6, 7, 8]

function Stack({ x, coins }: { x: number; coins: number }) {
  return Array.from({ length: coins }, (_, n) => 452 - n * 11).map((y) => (
    <rect key={y} x={x} y={y} width="42" height="11" rx="5.5" className="fill-warning-soft stroke-warning-mark" />
  ))
}

/** A till printing a receipt. */
function Till() {
  return (
    <g strokeWidth="1.5" strokeLinejoin="round">
      <path
        d="M520 330h64v86h-64zm0 0 5.3-6 5.3 6 5.4-6 5.3 6 5.3-6 5.4 6 5.3-6 5.3 6 5.4-6 5.3 6 5.4-6 5.3 6"
        className="fill-card stroke-brand-border"
      />
      <path
        d="M532 346h24M532 358h40M532 370h32"
        strokeWidth="4"
        strokeLinecap="round"
        className="stroke-neutral-border"
      />
      <path d="M532 386h16" strokeWidth="5" strokeLinecap="round" className="stroke-brand-mark" />
      <path d="M492 404h110a10 10 0 0 1 10 9l6 50H476l6-50a10 10 0 0 1 10-9Z" className="fill-brand-600" />
      <rect x="496" y="416" width="46" height="18" rx="4" className="fill-brand-900" />
      <path d="M503 425h18" strokeWidth="3" strokeLinecap="round" className="stroke-brand-200" />
      {keys.map((n) => (
        <rect
          key={n}
          x={554 + (n % 3) * 15}
          y={414 + Math.floor(n / 3) * 12}
          width="10"
          height="7"
          rx="2.5"
          className={n === 8 ? "fill-success-mark" : "fill-brand-200"}
        />
      ))}
      <path d="M508 450h78" strokeWidth="3" strokeLinecap="round" className="stroke-brand-400" />
    </g>
  )
}

/** The counter with coins and a till. */
export function ArtCounter() {
  return (
    <g strokeWidth="1.5">
      {stacks.map((stack) => (
        <Stack key={stack.x} {...stack} />
      ))}
      <Till />
      <path d="M116 474h488v76a8 8 0 0 1-8 8H124a8 8 0 0 1-8-8Z" className="fill-brand-800" />
      <path
        d="M136 496h136v44H136zM292 496h136v44H292zM448 496h136v44H448z"
        strokeLinejoin="round"
        className="stroke-brand-700"
      />
      <rect x="92" y="462" width="536" height="18" rx="9" className="fill-brand-700" />
    </g>
  )
}
