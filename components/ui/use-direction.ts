"use client"

import { useSyncExternalStore } from "react"

function subscribe(changed: () => void) {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ["dir"] })
  return () => observer.disconnect()
}

/** Returns the text direction, for scripts that position or draw; it follows the customizer without a reload. */
export const useDirection = (): "ltr" | "rtl" =>
  useSyncExternalStore(
    subscribe,
    () => (document.documentElement.dir === "rtl" ? "rtl" : "ltr"),
    () => "ltr",
  )
