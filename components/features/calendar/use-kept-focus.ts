"use client"

import { useCallback, useRef } from "react"

/** An event or a day, as the drawing names it. */
export const eventSelector = (key: string) => `[data-event="${CSS.escape(key)}"]`
export const daySelector = (isoDay: string) => `[data-day="${isoDay}"]`

function selectorOf(element: Element | null | undefined): string | undefined {
  const place = element?.closest<HTMLElement>("[data-event], [data-day]")
  if (place?.dataset.event) return eventSelector(place.dataset.event)
  return place?.dataset.day && daySelector(place.dataset.day)
}

/**
 * Lets the event or the day that has the focus keep it. When one goes on by a month or moves an event, it is drawn by
 * another element, and sometimes not at once: the browser would leave the focus at the top of the page.
 * @returns where it holds, and what gives the focus to an event or a day that may not be drawn yet
 */
export function useKeptFocus<T extends HTMLElement>() {
  const place = useRef<T>(undefined)
  const wanted = useRef<string>(undefined)

  const settle = useCallback(() => {
    const area = place.current
    const active = document.activeElement
    if (!area || !wanted.current) return
    // Wherever else somebody has gone, they stay.
    if (active !== document.body && !area.contains(active)) return
    if (selectorOf(active) !== wanted.current) area.querySelector<HTMLElement>(wanted.current)?.focus()
  }, [])

  // A ref and no effect: the area comes anew after events could not be loaded at first.
  const within = useCallback(
    (area: T) => {
      place.current = area
      const noted = ({ target }: FocusEvent) => {
        wanted.current = area.contains(target as Node) ? selectorOf(target as Element) : undefined
      }
      const left = () => {
        wanted.current = undefined
      }
      const drawn = new MutationObserver(settle)
      drawn.observe(area, { subtree: true, childList: true, attributeFilter: ["data-day", "data-event"] })
      document.addEventListener("focusin", noted)
      document.addEventListener("pointerdown", left)
      return () => {
        place.current = undefined
        drawn.disconnect()
        document.removeEventListener("focusin", noted)
        document.removeEventListener("pointerdown", left)
      }
    },
    [settle],
  )

  const give = useCallback(
    (selector: string) => {
      wanted.current = selector
      settle()
    },
    [settle],
  )
  return { within, give }
}
