"use client"

import { type ReactNode, useCallback, useRef, useState } from "react"
import { usePathname } from "@/lib/core/i18n/navigation"
import { PageIcon } from "./page-icon"
import { useDismiss } from "./use-dismiss"

/** A group of the menu: a heading with entries in the vertical menu, a button with a panel in the horizontal one. */
export function MenuGroup({ title, children }: { title: string; children: ReactNode }) {
  const pathname = usePathname()
  const [openAt, setOpenAt] = useState<string>()
  const area = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const open = openAt === pathname
  const close = useCallback((byKey: boolean) => {
    setOpenAt(undefined)
    if (byKey) button.current?.focus()
  }, [])
  useDismiss(open, area, close)
  return (
    <li ref={area} className="menu-group" data-open={open}>
      <h2 className="menu-heading">{title}</h2>
      <button
        ref={button}
        type="button"
        className="menu-group-button"
        aria-expanded={open}
        onClick={() => setOpenAt(open ? undefined : pathname)}
      >
        {title}
        <PageIcon name="ChevronDown" className="size-4" />
      </button>
      <ul className="menu-entries">{children}</ul>
    </li>
  )
}
