"use client"

import { createContext, useContext } from "react"
import type { UserData } from "@/lib/features/auth/schema/session"

export interface SessionSettings {
  userData: UserData
  /** Identifies the user across workspaces. */
  person: string
  /** Name of the item in local storage that holds `userData`. */
  userDataKey: string
  /** Lifetime of the session after its last refresh. */
  lifetimeSeconds: number
  /** Remaining lifetime when the page is rendered. */
  remainingSeconds: number
  /** End of the session by the server's clock, in milliseconds. */
  expiresAt: number
}

const Context = createContext<SessionSettings | null>(null)
export const SessionSettingsProvider = Context.Provider

/** Returns the current user's session settings. @throws Error outside the workspace's pages */
export function useSessionSettings(): SessionSettings {
  const settings = useContext(Context)
  if (!settings) throw new Error("useSessionSettings must be used within a workspace page.")
  return settings
}
