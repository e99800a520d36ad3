import { call } from "@/lib/core/client/call"
import { closePersonal, forgetPersonal } from "@/lib/core/client/personal-storage"
import * as authEndpoints from "@/lib/features/auth/endpoints"

/** What was found last is kept under this name; it names records, so it goes with the one who is signed in. */
export const recentKey = "recentSearches"

const localePrefix = () => /^\/(de|fr|pt)(?=\/|$)/.exec(window.location.pathname)?.[0] ?? ""

/** Off to /login by a whole load, so that nothing of the one who was signed in stays in memory. */
export function goToLogin(notice?: "ended", back = false): void {
  const query = new URLSearchParams()
  if (notice) query.set("notice", notice)
  if (back) query.set("callbackUrl", window.location.pathname + window.location.search)
  window.location.assign(`${localePrefix()}/login${query.size > 0 ? `?${query}` : ""}`)
}

/** Ends this sign-in, or every one of the person; taking `userData` away tells the other tabs. */
export async function signOut(userDataKey: string, everywhere = false): Promise<void> {
  // The call may fail because the sign-in is over already: all the better.
  if (everywhere) await call(authEndpoints.logoutEverywhere).catch(() => undefined)
  const auth = await import("next-auth/react")
  await auth.signOut({ redirect: false }).catch(() => undefined)
  try {
    // First what is personal: at the removal of `userData` the other tabs leave.
    forgetPersonal()
    localStorage.removeItem(userDataKey)
  } catch {
    // Storage is closed to us, so nothing was kept there.
  }
  goToLogin()
}

/**
 * Forgets who was signed in where the sign-in ended by itself. What they had not sent yet waits in this browser until they
 * are back; the next sign-in of somebody else removes it.
 */
export function forgetUserData(userDataKey: string): void {
  closePersonal()
  try {
    localStorage.removeItem(userDataKey)
    localStorage.removeItem(recentKey)
  } catch {
    // Storage is closed to us, so nothing was kept there.
  }
}
