"use client"

import { useEffect, useRef } from "react"

/** A scanner types faster than people: at most this long between two keys, in milliseconds. */
const maxPause = 50
const minLength = 8
const editable = "input, textarea, select, [contenteditable='true']"

type Listener = { current: (code: string) => void }

/** Screens that want scans. The last one to appear gets them, and the shell if there is none. */
const screens: Listener[] = []
const shells: Listener[] = []

let code = ""
let last = 0

/** Collects digits in quick succession, then Enter. Only that Enter is taken away from the page. Scans into a field stay there. */
function read(event: KeyboardEvent): void {
  const isPaused = event.timeStamp - last > maxPause
  last = event.timeStamp
  const isTyped = event.altKey || event.ctrlKey || event.metaKey || event.isComposing
  if (isTyped || (event.target as Element | null)?.closest?.(editable)) {
    code = ""
    return
  }
  if (/^\d$/.test(event.key)) code = isPaused ? event.key : code + event.key
  else if (event.key === "Enter" && !isPaused && code.length >= minLength) {
    event.preventDefault()
    event.stopPropagation()
    ;(screens.at(-1) ?? shells.at(-1))?.current(code)
    code = ""
  } else if (event.key !== "Shift") code = ""
}

/**
 * Calls `onScan` with what a scanner types as a keyboard. `everywhere` is for the shell, which gets the scans that no screen
 * wants.
 */
export function useScanner(onScan: (code: string) => void, { everywhere = false } = {}): void {
  const listener = useRef(onScan)
  listener.current = onScan
  useEffect(() => {
    const listeners = everywhere ? shells : screens
    listeners.push(listener)
    // Before the shortcuts of lists, which would take Enter. Adding the same function again changes nothing.
    window.addEventListener("keydown", read, { capture: true })
    return () => {
      listeners.splice(listeners.indexOf(listener), 1)
      if (screens.length + shells.length === 0) window.removeEventListener("keydown", read, { capture: true })
    }
  }, [everywhere])
}
