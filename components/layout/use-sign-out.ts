"use client"

import { useState } from "react"
import { useSessionSettings } from "./session-settings"

/** Signing out, here or everywhere; the code for it comes when it is used. */
export function useSignOut() {
  const { userDataKey } = useSessionSettings()
  const [busy, setBusy] = useState(false)
  const run = async (everywhere = false) => {
    setBusy(true)
    const { signOut } = await import("./sign-out")
    await signOut(userDataKey, everywhere)
  }
  return { run, busy }
}
