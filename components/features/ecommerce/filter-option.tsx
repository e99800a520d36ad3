"use client"

import clsx from "clsx"
import { Check } from "lucide-react"
import { useFormatter } from "next-intl"
import { type ReactNode, useId } from "react"

interface Props {
  type: "checkbox" | "radio"
  name?: string
  label: ReactNode
  /** Number of products it would show. */
  count?: number
  checked: boolean
  onChange: () => void
}

const box = clsx(
  "peer col-start-1 row-start-1 size-4 appearance-none border border-line-strong bg-card transition-colors duration-fast",
  "hover:border-brand-mark checked:border-brand-mark disabled:opacity-50",
)

/** An option in the sidebar with its number of products. The whole line is clickable. */
export function FilterOption({ type, name, label, count, checked, onChange }: Props) {
  const id = useId()
  const format = useFormatter()
  const nothing = count === 0 && !checked
  return (
    <label
      htmlFor={id}
      className={clsx(
        "flex min-h-8 items-center gap-2.5 text-dense max-sm:min-h-11",
        nothing ? "text-ink-faint" : "cursor-pointer",
      )}
    >
      <span className="grid size-4 shrink-0 place-items-center">
        <input
          id={id}
          type={type}
          name={name}
          checked={checked}
          disabled={nothing}
          onChange={onChange}
          className={clsx(
            box,
            type === "radio" ? "rounded-full checked:border-5" : "rounded-[4px] checked:bg-brand-mark",
          )}
        />
        {type === "checkbox" && (
          <Check
            aria-hidden="true"
            strokeWidth={3.5}
            className="pointer-events-none col-start-1 row-start-1 size-3 text-card opacity-0 peer-checked:opacity-100"
          />
        )}
      </span>
      <span className="min-w-0 flex-1 truncate">
        <bdi>{label}</bdi>
      </span>
      {count !== undefined && <span className="tabular text-ink-faint text-xs">{format.number(count)}</span>}
    </label>
  )
}
