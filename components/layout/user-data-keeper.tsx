"use client"

import { useEffect } from "react"
import { claimPersonal, closePersonal } from "@/lib/core/client/personal-storage"
import { refreshSession } from "./session-clock"
import { useSessionSettings } from "./session-settings"

/** The part of `userData` that tells users apart, or nothing if it can't be read. */
function identityIn(userData: string): unknown[] {
  try {
    const { id, email } = JSON.parse(userData)
    return [id, email]
  } catch {
    return []
  }
}

/**
 * Stores `userData` in local storage for the browser's tabs, and leaves the page when another tab signs out or signs in
 * another user.
 */
export function UserDataKeeper() {
  const { userData, userDataKey, person } = useSessionSettings()
  useEffect(() => {
    const own = JSON.stringify(userData)
    try {
      claimPersonal(userData.email)
      localStorage.setItem(userDataKey, own)
    } catch {
      // Storage is unavailable; other tabs notice the sign-out on their next request.
    }
    const stored = async ({ key, newValue }: StorageEvent) => {
      if (key !== userDataKey) return
      if (newValue === null) {
        closePersonal()
        return (await import("./sign-out")).goToLogin()
      }
      if (String(identityIn(newValue)) === String(identityIn(own))) return
      // The same user may have a new address.
      const session = await refreshSession().catch(() => undefined)
      if (session && session.person !== person) (await import("./sign-out")).startOver()
    }
    window.addEventListener("storage", stored)
    return () => window.removeEventListener("storage", stored)
  }, [userData, userDataKey, person])
  return null
}
