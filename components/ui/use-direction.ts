import { useSyncExternalStore } from "react"

function subscribe(changed: () => void) {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ["dir"] })
  return () => observer.disconnect()
}

/** Returns the text direction, for libraries that need it; it changes without a reload. */
export const useDirection = (): "ltr" | "rtl" =>
  useSyncExternalStore(
    subscribe,
    () => (document.documentElement.dir === "rtl" ? "rtl" : "ltr"),
    () => "ltr",
  )
