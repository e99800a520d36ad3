import clsx from "clsx"
import { type Tone, toneClass } from "./tone"

interface Props {
  /** Accessible name of the whole. */
  label: string
  parts: { label: string; value: number; tone: Tone }[]
  /** The total that fills the bar; the remainder stays empty. */
  max?: number
  /** Formats a value for display and screen readers. */
  format: (value: number) => string
}

/** Parts of a whole on one bar, with a legend below. */
export function ProgressStack({ label, parts, max = 100, format }: Props) {
  return (
    <figure aria-label={label}>
      <div aria-hidden="true" className="flex h-3 gap-0.5 overflow-hidden rounded-full bg-neutral-soft">
        {parts.map(({ label: name, value, tone }) => (
          <div
            key={name}
            className={clsx("bg-tone-mark transition-[width] duration-slow", toneClass(tone))}
            style={{ width: `${(value / max) * 100}%` }}
          />
        ))}
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-dense">
        {parts.map(({ label: name, value, tone }) => (
          <li key={name} className={clsx("flex items-center gap-2", toneClass(tone))}>
            <span aria-hidden="true" className="size-2.5 rounded-full bg-tone-mark" />
            <span className="text-ink-muted">{name}</span>
            <span className="tabular font-medium">{format(value)}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
