"use client"

import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from "react"
import { usePathname } from "@/lib/core/i18n/navigation"
import { useDismiss } from "./use-dismiss"

interface Props {
  /** Accessible name, if the button shows only a picture. */
  label?: string
  /** Content of the button. */
  face: ReactNode
  /** Links and buttons. A server component can render them, so that they need no client code. */
  children: ReactNode
  className?: string
  panelClassName?: string
  /** Called when the button is about to be used. */
  onIntent?: () => void
}

/** Moves focus between the links and buttons of a panel. */
function walk(panel: HTMLElement | null, event: KeyboardEvent): void {
  const items = [...(panel?.querySelectorAll<HTMLElement>("a[href],button") ?? [])]
  const at = items.indexOf(document.activeElement as HTMLElement)
  const target = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[event.key]
  if (target === undefined) return
  event.preventDefault()
  items.at(target % items.length)?.focus()
}

/**
 * A navbar button with a small panel of links and buttons. Arrow keys, Home and End move within it; Esc and Tab leave
 * it.
 */
export function Dropdown({ label, face, children, className = "shell-button", panelClassName = "", onIntent }: Props) {
  const pathname = usePathname()
  // The URL at which it was opened; going to another screen closes it.
  const [openAt, setOpenAt] = useState<string>()
  const open = openAt === pathname
  const area = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()

  const close = useCallback((byKey: boolean) => {
    setOpenAt(undefined)
    if (byKey) button.current?.focus()
  }, [])
  useDismiss(open, area, close)
  useEffect(() => {
    const element = area.current
    if (!open || !element) return
    const move = (event: KeyboardEvent) => walk(panel.current, event)
    element.addEventListener("keydown", move)
    return () => element.removeEventListener("keydown", move)
  }, [open])

  return (
    <div ref={area} className="relative">
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpenAt(open ? undefined : pathname)}
        onPointerEnter={onIntent}
        onFocus={onIntent}
      >
        {face}
      </button>
      {open && (
        <div ref={panel} id={id} className={`shell-panel ${panelClassName}`}>
          {children}
        </div>
      )}
    </div>
  )
}
