/** The events that a page dispatches to its components. */
export interface LiveEvents {
  /** Prefixes of contract paths whose responses became stale. An empty list means that any may be stale. */
  changed: { calls: string[]; tab?: string }
  signal: { kind: string; data: unknown }
}
export type LiveEvent = keyof LiveEvents

const nameOf = (event: LiveEvent) => `cornerledger:live-${event}`

export const emit = <E extends LiveEvent>(event: E, detail: LiveEvents[E]): void => {
  window.dispatchEvent(new CustomEvent(nameOf(event), { detail }))
}

/** Adds a listener. @returns removes it */
export function on<E extends LiveEvent>(event: E, listener: (detail: LiveEvents[E]) => void): () => void {
  const onEvent = (domEvent: Event) => listener((domEvent as CustomEvent<LiveEvents[E]>).detail)
  window.addEventListener(nameOf(event), onEvent)
  return () => window.removeEventListener(nameOf(event), onEvent)
}
