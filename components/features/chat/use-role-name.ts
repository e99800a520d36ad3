"use client"

import { useTranslations } from "next-intl"

const roles = ["admin", "editor", "author", "maintainer", "subscriber"] as const

/** Returns a contact's role: their own text, or the translated role of the account. */
export function useRoleName(role: string): string {
  const t = useTranslations("chat.roles")
  const known = roles.find((name) => name === role)
  return known ? t(known) : role
}
