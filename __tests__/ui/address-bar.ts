import { useSyncExternalStore } from "react"

const listeners = new Set<() => void>()

/** The query of the URL, for a mock of Next's `useSearchParams`: jsdom has no Next router. */
export const useAddress = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => window.location.search,
  )

/** Makes `useAddress` follow the history, which has no event for its own changes. */
export function followHistory() {
  for (const name of ["pushState", "replaceState"] as const) {
    const original = window.history[name].bind(window.history)
    window.history[name] = (...args) => {
      original(...args)
      for (const listener of listeners) listener()
    }
  }
}
