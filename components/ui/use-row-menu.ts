import { type RefObject, useEffect, useState } from "react"

/** For which row a menu was asked, and where. */
export interface AskedRow {
  row: HTMLElement
  x: number
  y: number
}

/** How long a finger rests before it asks for a menu, and how far it may stray, in milliseconds and pixels. */
const longTouch = 550
const stray = 10

const isMenuKey = ({ key, shiftKey }: KeyboardEvent) => key === "ContextMenu" || (key === "F10" && shiftKey)

/** What has a menu or a long touch of its own: what takes text, what is dragged by, under a finger any control. */
const isOthers = (target: Element, byTouch: boolean) =>
  target.closest("textarea, [contenteditable=true], input:not([type=checkbox], [type=radio])") !== null ||
  (byTouch && target.closest("button, input, label, select") !== null)

function hasSelectedText(target: Element): boolean {
  const selection = window.getSelection()
  return selection !== null && !selection.isCollapsed && selection.containsNode(target, true)
}

/**
 * Listens for who asks for a menu on one of the rows `within`: the other mouse button, the menu key or Shift+F10, a long
 * touch. Shift with the button, and selected text, leave the browser its own menu.
 */
export function useRowMenu(
  within: RefObject<HTMLElement | null>,
  rows: string,
  has: (row: HTMLElement) => boolean,
  onIntent: () => void,
) {
  const [asked, setAsked] = useState<AskedRow>()
  useEffect(() => {
    const place = within.current
    if (!place) return
    const listening = new AbortController()
    const on = <Name extends keyof HTMLElementEventMap>(name: Name, act: (event: HTMLElementEventMap[Name]) => void) =>
      place.addEventListener(name, act, { signal: listening.signal })
    let by: "mouse" | "touch" | "keys" = "mouse"
    let hadText = false
    let wasHeld = false
    let timer = 0
    let from = { x: 0, y: 0 }

    const rowAt = ({ target }: Event) => {
      if (!(target instanceof Element) || isOthers(target, by === "touch")) return
      const row = target.closest<HTMLElement>(rows)
      return row && has(row) ? row : undefined
    }
    const stop = () => window.clearTimeout(timer)

    on("pointerdown", (event) => {
      stop()
      by = event.pointerType === "touch" ? "touch" : "mouse"
      wasHeld = false
      // Asked before the browser selects the word under the pointer, as some do for their own menu.
      hadText = event.target instanceof Element && hasSelectedText(event.target)
      const row = rowAt(event)
      if (row && event.button === 2) onIntent()
      if (!row || by !== "touch" || !event.isPrimary) return
      from = { x: event.clientX, y: event.clientY }
      timer = window.setTimeout(() => {
        wasHeld = true
        onIntent()
        setAsked({ row, ...from })
      }, longTouch)
    })
    on("pointermove", ({ clientX, clientY }) => {
      if (Math.hypot(clientX - from.x, clientY - from.y) > stray) stop()
    })
    on("pointerup", stop)
    on("pointercancel", stop)
    on("touchend", (event) => {
      // The finger that asked for the menu does not press the row as well when it leaves.
      if (wasHeld) event.preventDefault()
    })
    on("keydown", (event) => {
      if (isMenuKey(event)) by = "keys"
    })
    on("contextmenu", (event) => {
      stop()
      const row = rowAt(event)
      const isByKeys = by === "keys"
      if (!isByKeys && (hadText || event.shiftKey)) return
      if (isByKeys) by = "mouse"
      if (!row) return
      event.preventDefault()
      // Already open under the finger that still rests there.
      if (wasHeld) return
      wasHeld = by === "touch"
      onIntent()
      const box = row.getBoundingClientRect()
      const start = document.documentElement.dir === "rtl" ? box.right - stray : box.left + stray
      setAsked({ row, x: isByKeys ? start : event.clientX, y: isByKeys ? box.bottom - stray : event.clientY })
    })
    return () => {
      stop()
      listening.abort()
    }
  }, [within, rows, has, onIntent])
  return { asked, close: () => setAsked(undefined) }
}
