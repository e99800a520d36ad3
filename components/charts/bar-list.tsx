import type { ReactNode } from "react"

interface Props {
  entries: { name: string; label: ReactNode; value: number; text: string }[]
}

/**
 * Parts of a whole as bars below each other, relative to the largest. Server-rendered; each bar has its figure as
 * text. In a flexible column they fill the height.
 */
export function BarList({ entries }: Props) {
  const max = Math.max(1, ...entries.map(({ value }) => value))
  return (
    <ul className="flex flex-1 flex-col justify-between gap-3">
      {entries.map(({ name, label, value, text }) => (
        <li key={name}>
          <p className="mb-1 flex items-baseline justify-between gap-3 text-dense">
            <span className="min-w-0 truncate">{label}</span>
            <bdi className="tabular shrink-0 font-medium">{text}</bdi>
          </p>
          <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-neutral-soft">
            <div className="h-full rounded-full bg-chart-1" style={{ width: `${(Math.max(value, 0) / max) * 100}%` }} />
          </div>
        </li>
      ))}
    </ul>
  )
}
