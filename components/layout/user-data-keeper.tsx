"use client"

import { useEffect } from "react"
import { claimPersonal, closePersonal } from "@/lib/core/client/personal-storage"
import { useSessionSettings } from "./session-settings"

/** Keeps `userData` in local storage for the tabs of this browser, and leaves when another tab has signed out. */
export function UserDataKeeper() {
  const { userData, userDataKey } = useSessionSettings()
  useEffect(() => {
    try {
      claimPersonal(userData.email)
      localStorage.setItem(userDataKey, JSON.stringify(userData))
    } catch {
      // Storage is closed to us; other tabs then notice at their next call.
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
