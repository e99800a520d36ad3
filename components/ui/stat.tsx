import type { ReactNode } from "react"
import { Card } from "./card"
import { type Tone, toneClass } from "./tone"

interface Props {
  icon: ReactNode
  /** The formatted figure. */
  value: string
  label: string
  tone?: Tone
  /** Icon above or beside the figure. */
  layout?: "column" | "row"
}

/** A key figure with its label and icon. */
export function Stat({ icon, value, label, tone = "brand", layout = "column" }: Props) {
  const isRow = layout === "row"
  return (
    <Card className={isRow ? "flex items-center gap-4 p-4" : "grid justify-items-center gap-3 p-5 text-center"}>
      <span
        aria-hidden="true"
        className={`grid size-11 shrink-0 place-items-center rounded-full bg-tone-soft text-tone-text [&_svg]:size-5 ${toneClass(tone)}`}
      >
        {icon}
      </span>
      <p className="min-w-0">
        <bdi className="tabular block font-semibold text-heading">{value}</bdi>
        <span className="block text-dense text-ink-muted">{label}</span>
      </p>
    </Card>
  )
}
