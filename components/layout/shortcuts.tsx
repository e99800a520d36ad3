"use client"

import { lazy, Suspense, useCallback, useEffect, useState } from "react"

const ShortcutList = lazy(() => import("./shortcut-list").then((file) => ({ default: file.ShortcutList })))

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Shows the list of shortcuts on `?`, unless the user is typing. */
export function Shortcuts() {
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "?" || event.ctrlKey || event.metaKey || isTyping(event.target)) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener("keydown", press)
    return () => document.removeEventListener("keydown", press)
  }, [])
  return <Suspense>{open && <ShortcutList onClose={close} />}</Suspense>
}
