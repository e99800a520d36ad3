import { useSyncExternalStore } from "react"

// Kept for as long as the page is open and nowhere else: a token in storage would outlive its purpose.
let token = ""
const listeners = new Set<() => void>()

export function setToken(value: string): void {
  token = value.trim().replace(/^Bearer\s+/i, "")
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The pasted bearer token, one for all forms of the page. */
export const useToken = () =>
  useSyncExternalStore(
    subscribe,
    () => token,
    () => "",
  )
