import { send } from "@/lib/core/client/call"

/** Local storage key that shares the end of the session with other tabs, in milliseconds. */
export const sessionEndKey = "cornerledger:session-end"

/** How often an active tab requests its session, in milliseconds; the server does not refresh it sooner. */
export const refreshInterval = (lifetime: number) => Math.min(60_000, lifetime / 4)
/** How long before the end an idle user is warned, in milliseconds. */
export const warningTime = (lifetime: number) => Math.min(60_000, lifetime / 3)

interface Session {
  /** Its end by the server's clock, in milliseconds. */
  end: number
  /** Identifies the user across workspaces. */
  person: string
}

/**
 * Requests the session, which refreshes it when due.
 * @returns undefined if it is over
 * @throws CallError if there was no response
 */
export async function refreshSession(): Promise<Session | undefined> {
  const { user, expires } = await send<{ user?: { person: string }; expires?: string }>("/api/auth/session")
  return user && expires ? { end: Date.parse(expires), person: user.person } : undefined
}

export function shareSessionEnd(end: number): void {
  try {
    localStorage.setItem(sessionEndKey, String(end))
  } catch {
    // Each tab then keeps its own time.
  }
}

/** Returns the later of this tab's session end and the one another tab has stored. */
export function sharedEnd(own: number): number {
  try {
    return Math.max(own, Number(localStorage.getItem(sessionEndKey)) || 0)
  } catch {
    return own
  }
}
