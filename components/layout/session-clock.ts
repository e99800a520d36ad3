import { send } from "@/lib/core/client/call"

/** Tells the other tabs until when the sign-in lives, in milliseconds. */
export const sessionEndKey = "cornerledger:session-end"

/** How often an active tab asks for its session: the server refreshes no sooner. */
export const keepEvery = (lifetime: number) => Math.min(60_000, lifetime / 4)
/** How long before the end an idle person is warned. */
export const warnBefore = (lifetime: number) => Math.min(60_000, lifetime / 3)

/**
 * Asks for the session, which refreshes it when it is due.
 * @returns its end by the server's clock, in milliseconds, or nothing when it is over
 * @throws CallError where no answer came
 */
export async function keepSession(): Promise<number | undefined> {
  const session = await send<{ user?: object; expires?: string }>("/api/auth/session")
  if (!session.user || !session.expires) return undefined
  return Date.parse(session.expires)
}

export function share(end: number): void {
  try {
    localStorage.setItem(sessionEndKey, String(end))
  } catch {
    // Tabs then keep their own time.
  }
}

/** The end another tab has told, if it is later than ours. */
export function sharedEnd(own: number): number {
  try {
    return Math.max(own, Number(localStorage.getItem(sessionEndKey)) || 0)
  } catch {
    return own
  }
}
