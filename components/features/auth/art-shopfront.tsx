const stripes = [0, 1, 2, 3, 4, 5, 6, 7]
const [top, bottom] = [52, 57]

/** One stripe of the awning, wider at the bottom and rounded off. */
function Stripe({ n }: { n: number }) {
  const left = 152 + top * n
  const hem = 132 + bottom * n
  const d = `M${left} 92h${top}L${hem + bottom} 152a${bottom / 2} 24 0 0 1-${bottom} 0Z`
  return <path d={d} className={n % 2 ? "fill-card stroke-brand-border" : "fill-brand-400 stroke-brand-400"} />
}

/** Wall, window frame and awning. */
export function ArtShopfront() {
  return (
    <g strokeWidth="1.5">
      <path d="M168 86h384v374H168z" className="fill-card stroke-brand-border" />
      <path d="M168 86h384v84H168z" className="fill-brand-50 dark:fill-brand-950" />
      <rect x="190" y="176" width="340" height="270" rx="10" className="fill-sunken stroke-brand-border" />
      <g strokeLinejoin="round">
        {stripes.map((n) => (
          <Stripe key={n} n={n} />
        ))}
      </g>
      <rect x="146" y="78" width="428" height="18" rx="9" className="fill-brand" />
    </g>
  )
}
