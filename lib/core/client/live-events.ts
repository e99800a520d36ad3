/** What the open pages of this browser hand to their parts. */
export interface LiveEvents {
  /** Beginnings of the paths of calls, as contracts write them, whose answers are no longer true; empty: any may be. */
  changed: { calls: string[]; tab?: string }
  signal: { kind: string; data: unknown }
}
export type LiveEvent = keyof LiveEvents

const nameOf = (event: LiveEvent) => `cornerledger:live-${event}`

export const emit = <E extends LiveEvent>(event: E, detail: LiveEvents[E]): void => {
  window.dispatchEvent(new CustomEvent(nameOf(event), { detail }))
}

/** @returns what ends the listening */
export function on<E extends LiveEvent>(event: E, listener: (detail: LiveEvents[E]) => void): () => void {
  const heard = (happened: Event) => listener((happened as CustomEvent<LiveEvents[E]>).detail)
  window.addEventListener(nameOf(event), heard)
  return () => window.removeEventListener(nameOf(event), heard)
}
