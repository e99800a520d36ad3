"use client"

import { useMemo } from "react"
import { useSessionSettings } from "@/components/layout/session-settings"

/** Oneself, as posts and comments show a person. */
export function useMe() {
  const { userData } = useSessionSettings()
  return useMemo(() => ({ avatar: userData.avatar, username: userData.fullName }), [userData])
}
