"use client"

import { useCallback, useRef } from "react"

/** Selectors for the element of an event or a day. */
export const eventSelector = (key: string) => `[data-event="${CSS.escape(key)}"]`
export const daySelector = (isoDay: string) => `[data-day="${isoDay}"]`

function selectorOf(element: Element | null | undefined): string | undefined {
  const place = element?.closest<HTMLElement>("[data-event], [data-day]")
  if (place?.dataset.event) return eventSelector(place.dataset.event)
  return place?.dataset.day && daySelector(place.dataset.day)
}

/**
 * Keeps the focus on the same event or day when another element replaces it, as happens when the month changes or an event
 * moves. Without this, the browser would reset the focus to the top of the page.
 * @returns `within`, a ref for the area, and `give`, which focuses an event or a day as soon as it is rendered
 */
export function usePreservedFocus<T extends HTMLElement>() {
  const place = useRef<T>(undefined)
  const focusTarget = useRef<string>(undefined)

  const restoreFocus = useCallback(() => {
    const area = place.current
    const active = document.activeElement
    if (!area || !focusTarget.current) return
    // The user has moved the focus elsewhere: leave it there.
    if (active !== document.body && !area.contains(active)) return
    if (selectorOf(active) !== focusTarget.current) area.querySelector<HTMLElement>(focusTarget.current)?.focus()
  }, [])

  // A callback ref instead of an effect, because the area is mounted again after a failed load.
  const within = useCallback(
    (area: T) => {
      place.current = area
      const onFocusIn = ({ target }: FocusEvent) => {
        focusTarget.current = area.contains(target as Node) ? selectorOf(target as Element) : undefined
      }
      const onPointerDown = () => {
        focusTarget.current = undefined
      }
      const observer = new MutationObserver(restoreFocus)
      observer.observe(area, { subtree: true, childList: true, attributeFilter: ["data-day", "data-event"] })
      document.addEventListener("focusin", onFocusIn)
      document.addEventListener("pointerdown", onPointerDown)
      return () => {
        place.current = undefined
        observer.disconnect()
        document.removeEventListener("focusin", onFocusIn)
        document.removeEventListener("pointerdown", onPointerDown)
      }
    },
    [restoreFocus],
  )

  const give = useCallback(
    (selector: string) => {
      focusTarget.current = selector
      restoreFocus()
    },
    [restoreFocus],
  )
  return { within, give }
}
