"use client"

import { useEffect } from "react"
import { claimPersonal, closePersonal } from "@/lib/core/client/personal-storage"
import { useSessionSettings } from "./session-settings"

/** Stores `userData` in local storage for the browser's tabs, and leaves the page when another tab signs out. */
export function UserDataKeeper() {
  const { userData, userDataKey } = useSessionSettings()
  useEffect(() => {
    try {
      claimPersonal(userData.email)
      localStorage.setItem(userDataKey, JSON.stringify(userData))
    } catch {
      // Storage is unavailable; other tabs notice the sign-out on their next request.
    }
    const leave = () => import("./sign-out").then(({ goToLogin }) => goToLogin())
    const stored = ({ key, newValue }: StorageEvent) => {
      if (key !== userDataKey || newValue !== null) return
      closePersonal()
      void leave()
    }
    window.addEventListener("storage", stored)
    return () => window.removeEventListener("storage", stored)
  }, [userData, userDataKey])
  return null
}
