let start: ((href: string) => void) | undefined
let pending: string | undefined
const listeners = new Set<() => void>()

/** Registers what runs when a navigation within the app begins. @returns unregisters it */
export function onNavigation(begin: (href: string) => void): () => void {
  start = begin
  return () => {
    if (start === begin) start = undefined
  }
}

/** Call it right before a navigation, in the same event: React then keeps both pending together. */
export const beginNavigation = (href: string): void => start?.(href)

/** The target of a navigation that takes noticeably long. */
export const pendingNavigation = (): string | undefined => pending

export function setPendingNavigation(href: string | undefined): void {
  if (pending === href) return
  pending = href
  for (const listener of listeners) listener()
}

export function onPendingNavigation(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
