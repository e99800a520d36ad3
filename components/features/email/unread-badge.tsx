"use client"

import { useTranslations } from "next-intl"
import { MenuBadge } from "@/components/layout/menu-badge"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/email/endpoints"

/** The number of unread mails in the inbox, in the menu. */
export function UnreadBadge() {
  const t = useTranslations("shell.menu")
  const { data } = useQuery(endpoints.countEmails)
  const count = data?.inbox ?? 0
  return <MenuBadge count={count} label={t("unread", { count })} />
}
