import { useSyncExternalStore } from "react"

// In memory only: a token in storage would outlive its purpose.
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

/** The pasted bearer token, shared by all forms of the page. */
export const useToken = () =>
  useSyncExternalStore(
    subscribe,
    () => token,
    () => "",
  )
