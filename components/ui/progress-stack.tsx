import clsx from "clsx"
import { type Tone, toneClass } from "./tone"

interface Props {
  /** Accessible name: what the whole is. */
  label: string
  parts: { label: string; value: number; tone: Tone }[]
  /** What the parts fill at most; the rest of the bar stays empty. */
  max?: number
  /** A value as it is shown and read out. */
  format: (value: number) => string
}

/** Several parts of one whole on one bar, named below it. */
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
