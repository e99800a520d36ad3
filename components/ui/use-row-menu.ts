import { type RefObject, useEffect, useState } from "react"

/** The row a menu was requested for, and the position. */
export interface MenuRequest {
  row: HTMLElement
  x: number
  y: number
}

/** Duration of a long touch in milliseconds, and its maximum movement in pixels. */
const longTouch = 550
const maxMovement = 10

const isMenuKey = ({ key, shiftKey }: KeyboardEvent) => key === "ContextMenu" || (key === "F10" && shiftKey)

/** Whether an element has its own context menu or long touch: text fields, and for touch any control. */
const hasOwnMenu = (target: Element, byTouch: boolean) =>
  target.closest("textarea, [contenteditable=true], input:not([type=checkbox], [type=radio])") !== null ||
  (byTouch && target.closest("button, input, label, select") !== null)

function hasSelectedText(target: Element): boolean {
  const selection = window.getSelection()
  return selection !== null && !selection.isCollapsed && selection.containsNode(target, true)
}

/**
 * Detects requests for a context menu on the rows in `within`: right click, the menu key, Shift+F10 or a long touch.
 * The browser's own menu opens with Shift+right click or on selected text.
 */
export function useRowMenu(
  within: RefObject<HTMLElement | null>,
  rows: string,
  has: (row: HTMLElement) => boolean,
  onIntent: () => void,
) {
  const [request, setRequest] = useState<MenuRequest>()
  useEffect(() => {
    const place = within.current
    if (!place) return
    const listening = new AbortController()
    const on = <Name extends keyof HTMLElementEventMap>(name: Name, act: (event: HTMLElementEventMap[Name]) => void) =>
      place.addEventListener(name, act, { signal: listening.signal })
    let inputType: "mouse" | "touch" | "keys" = "mouse"
    let hadText = false
    let wasLongTouch = false
    let timer = 0
    let from = { x: 0, y: 0 }

    const rowAt = ({ target }: Event) => {
      if (!(target instanceof Element) || hasOwnMenu(target, inputType === "touch")) return
      const row = target.closest<HTMLElement>(rows)
      return row && has(row) ? row : undefined
    }
    const stop = () => window.clearTimeout(timer)

    on("pointerdown", (event) => {
      stop()
      inputType = event.pointerType === "touch" ? "touch" : "mouse"
      wasLongTouch = false
      // Check before the browser selects the word under the pointer, as some do for their own menu.
      hadText = event.target instanceof Element && hasSelectedText(event.target)
      const row = rowAt(event)
      if (row && event.button === 2) onIntent()
      if (!row || inputType !== "touch" || !event.isPrimary) return
      from = { x: event.clientX, y: event.clientY }
      timer = window.setTimeout(() => {
        wasLongTouch = true
        onIntent()
        setRequest({ row, ...from })
      }, longTouch)
    })
    on("pointermove", ({ clientX, clientY }) => {
      if (Math.hypot(clientX - from.x, clientY - from.y) > maxMovement) stop()
    })
    on("pointerup", stop)
    on("pointercancel", stop)
    on("touchend", (event) => {
      // The end of a long touch must not click the row.
      if (wasLongTouch) event.preventDefault()
    })
    on("keydown", (event) => {
      if (isMenuKey(event)) inputType = "keys"
    })
    on("contextmenu", (event) => {
      stop()
      const row = rowAt(event)
      const isByKeys = inputType === "keys"
      if (!isByKeys && (hadText || event.shiftKey)) return
      if (isByKeys) inputType = "mouse"
      if (!row) return
      event.preventDefault()
      // The menu is already open under the finger.
      if (wasLongTouch) return
      wasLongTouch = inputType === "touch"
      onIntent()
      const box = row.getBoundingClientRect()
      const start = document.documentElement.dir === "rtl" ? box.right - maxMovement : box.left + maxMovement
      setRequest({ row, x: isByKeys ? start : event.clientX, y: isByKeys ? box.bottom - maxMovement : event.clientY })
    })
    return () => {
      stop()
      listening.abort()
    }
  }, [within, rows, has, onIntent])
  return { request, close: () => setRequest(undefined) }
}
