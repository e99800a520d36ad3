"use client"

import { useTranslations } from "next-intl"
import { MenuBadge } from "@/components/layout/menu-badge"
import { useQuery } from "@/lib/core/client/use-query"
import type { CallOutput } from "@/lib/core/http/endpoint"
import type { countEmails } from "@/lib/features/email/contract/read"
import * as endpoints from "@/lib/features/email/endpoints"

/** The number of unread mails in the inbox, in the menu. */
export function UnreadBadge({ first }: { first: CallOutput<typeof countEmails> }) {
  const t = useTranslations("shell.menu")
  const { data = first } = useQuery(endpoints.countEmails, {}, { fallbackData: first, revalidateOnMount: false })
  const count = data.inbox
  return <MenuBadge count={count} label={t("unread", { count })} />
}
