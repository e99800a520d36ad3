"use client"

import { useState } from "react"
import { useSessionSettings } from "./session-settings"

/** Returns a function that signs out of this session or all sessions; its code loads on use. */
export function useSignOut() {
  const { userDataKey } = useSessionSettings()
  const [busy, setBusy] = useState(false)
  const run = async (everywhere = false) => {
    setBusy(true)
    const { signOut } = await import("./sign-out")
    await signOut(userDataKey, { everywhere })
  }
  return { run, busy }
}
