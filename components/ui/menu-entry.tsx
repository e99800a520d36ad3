"use client"

import { MenuItem } from "@headlessui/react"
import clsx from "clsx"
import { Check } from "lucide-react"
import { Link } from "./link"
import type { MenuAction } from "./menu"

const look = (danger: boolean) =>
  clsx(
    "flex min-h-control-sm w-full items-center gap-2.5 rounded-control px-2.5 text-start text-dense outline-none",
    "data-disabled:cursor-default data-disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0",
    danger
      ? "text-danger-text data-focus:bg-danger-soft"
      : "text-ink data-focus:bg-neutral-soft [&_svg]:text-ink-muted",
  )

/** A menu entry: a link if it has an `href`, otherwise a button. */
export function MenuEntry({ label, icon, hint, tone, disabled, checked, href, onSelect }: MenuAction) {
  const className = look(tone === "danger")
  const content = (
    <>
      {icon}
      <span className="min-w-0 flex-1 py-1">{label}</span>
      {hint && <span className="tabular text-ink-faint text-xs">{hint}</span>}
      {checked && <Check aria-hidden="true" />}
    </>
  )
  return (
    <MenuItem disabled={disabled}>
      {href && !disabled ? (
        <Link href={href} className={className} onClick={onSelect}>
          {content}
        </Link>
      ) : (
        <button type="button" onClick={onSelect} aria-current={checked || undefined} className={className}>
          {content}
        </button>
      )}
    </MenuItem>
  )
}
