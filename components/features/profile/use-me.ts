"use client"

import { useMemo } from "react"
import { useSessionSettings } from "@/components/layout/session-settings"

/** Returns the current user in the shape posts and comments use for their author. */
export function useMe() {
  const { userData } = useSessionSettings()
  return useMemo(() => ({ avatar: userData.avatar, username: userData.fullName }), [userData])
}
