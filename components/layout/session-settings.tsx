"use client"

import { createContext, useContext } from "react"
import type { UserData } from "@/lib/features/auth/schema"

export interface SessionSettings {
  userData: UserData
  /** Name of the item in local storage that holds `userData`. */
  userDataKey: string
  /** How long a sign-in lives after its last refresh. */
  lifetimeSeconds: number
  /** How much of that is left as the page is rendered. */
  remainingSeconds: number
  /** Its end by the server's clock, in milliseconds. */
  expiresAt: number
}

const Context = createContext<SessionSettings | null>(null)
export const SessionSettingsProvider = Context.Provider

/** The sign-in of the page's reader, as the server configured it. */
export function useSessionSettings(): SessionSettings {
  const settings = useContext(Context)
  if (!settings) throw new Error("useSessionSettings needs a page of the workspace around it.")
  return settings
}
