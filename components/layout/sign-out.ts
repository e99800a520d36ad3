import { call } from "@/lib/core/client/call"
import { closePersonal, forgetPersonal } from "@/lib/core/client/personal-storage"
import * as authEndpoints from "@/lib/features/auth/endpoints"

/** Local storage key of recently opened search results. They name records, so they are removed on sign-out. */
export const recentKey = "recentSearches"

/** The language prefix of this page's path, such as `/de`; empty if it has none. */
export const localePrefix = () => /^\/(de|fr|pt)(?=\/|$)/.exec(window.location.pathname)?.[0] ?? ""

/** Goes to /login with a full page load, so that no data of the signed-out user stays in memory. */
export function goToLogin(notice?: "ended" | "deleted", back = false): void {
  const query = new URLSearchParams()
  if (notice) query.set("notice", notice)
  if (back) query.set("callbackUrl", window.location.pathname + window.location.search)
  window.location.assign(`${localePrefix()}/login${query.size > 0 ? `?${query}` : ""}`)
}

/** Opens the home page with a full page load, after another user has signed in in this browser. */
export function startOver(): void {
  closePersonal()
  window.location.assign(localePrefix() || "/")
}

interface SignOut {
  /** End all of the user's sessions. */
  everywhere?: boolean
  /** The notice on the sign-in screen. */
  notice?: "deleted"
}

/** Ends this session or all of the user's sessions. Removing `userData` tells the other tabs. */
export async function signOut(userDataKey: string, { everywhere, notice }: SignOut = {}): Promise<void> {
  // The request fails if the session is already over, which is fine.
  if (everywhere) await call(authEndpoints.logoutEverywhere).catch(() => undefined)
  const auth = await import("next-auth/react")
  await auth.signOut({ redirect: false }).catch(() => undefined)
  try {
    // Remove personal data first: the other tabs leave when `userData` is removed.
    forgetPersonal()
    localStorage.removeItem(userDataKey)
  } catch {
    // Storage is unavailable, so nothing was stored.
  }
  goToLogin(notice)
}

/**
 * Forgets the user after the session ended without a sign-out and they didn't sign in again. Unsent input stays in this
 * browser until they return; a sign-in of another user removes it.
 */
export function forgetUserData(userDataKey: string): void {
  closePersonal()
  try {
    localStorage.removeItem(userDataKey)
    localStorage.removeItem(recentKey)
  } catch {
    // Storage is unavailable, so nothing was stored.
  }
}
