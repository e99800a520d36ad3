import { useEffect, useRef } from "react"
import type { OpenedBy } from "./use-on-intent"

/** Opens a component of Headless UI, which renders closed, after its button has replaced the one that was clicked. */
export function useOpenOnMount(openedBy: OpenedBy) {
  const button = useRef<HTMLButtonElement>(null)
  const done = useRef(false)
  useEffect(() => {
    if (done.current || !button.current) return
    done.current = true
    button.current.focus({ preventScroll: true })
    if (openedBy === "pointer") button.current.click()
    else button.current.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }))
  }, [openedBy])
  return button
}
