"use client"

import type { LucideIcon } from "lucide-react"

interface Props {
  name: string
  icon: LucideIcon
  onCopy: (tag: string) => void
}

/** An icon with its name; clicking copies its JSX tag. */
export function IconTile({ name, icon: Icon, onCopy }: Props) {
  return (
    <button
      type="button"
      data-tip={`<${name} />`}
      onClick={() => onCopy(`<${name} />`)}
      className="flex w-full min-w-0 flex-col items-center gap-2 rounded-control border border-line px-1 py-3.5 text-ink-muted transition-colors duration-fast hover:border-brand-mark hover:text-brand-text"
    >
      <Icon aria-hidden="true" className="size-6" />
      <span dir="ltr" className="w-full truncate text-center text-xs">
        {name}
      </span>
    </button>
  )
}
