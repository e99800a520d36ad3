"use client"

import { useTranslations } from "next-intl"

const roles = ["admin", "editor", "author", "maintainer", "subscriber"] as const

/** What someone does: in the words they chose, or the name of their account's role. */
export function useRoleName(role: string): string {
  const t = useTranslations("chat.roles")
  const known = roles.find((name) => name === role)
  return known ? t(known) : role
}
