"use client"

import { useSyncExternalStore } from "react"

const read = () => (document.documentElement.dir === "rtl" ? "rtl" : "ltr")

const onChange = (listener: () => void) => {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ["dir"] })
  return () => observer.disconnect()
}

/** The page's text direction, for elements that a script positions. */
export const useDirection = (): "ltr" | "rtl" => useSyncExternalStore(onChange, read, () => "ltr")
