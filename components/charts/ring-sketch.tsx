import { strokeClass } from "./colour"
import type { ChartShare } from "./types"

/** A ring chart, shown until the interactive one has loaded. */
export function RingSketch({ shares: all }: { shares: ChartShare[] }) {
  // A deduction counts in the sum, but has no place on a ring.
  const shares = all.filter(({ value }) => value > 0)
  const total = shares.reduce((sum, { value }) => sum + value, 0)
  let passed = 0
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0 -rotate-90">
      {total === 0 && <circle cx={50} cy={50} r={43.75} strokeWidth={12.5} className="fill-none stroke-line" />}
      {total > 0 &&
        shares.map(({ name, value, colour }) => {
          const from = passed
          passed += value / total
          return (
            <circle
              key={name}
              cx={50}
              cy={50}
              r={43.75}
              pathLength={1}
              strokeWidth={12.5}
              strokeDasharray={`${Math.max(value / total - 0.006, 0)} 1`}
              strokeDashoffset={-from}
              className={`fill-none ${strokeClass[colour]}`}
            />
          )
        })}
    </svg>
  )
}
