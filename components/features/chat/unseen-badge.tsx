"use client"

import { useTranslations } from "next-intl"
import { MenuBadge } from "@/components/layout/menu-badge"
import { useQuery } from "@/lib/core/client/use-query"
import { useSettledCount } from "@/lib/core/client/use-settled-count"
import type { CallOutput } from "@/lib/core/http/endpoint"
import type { countUnseen } from "@/lib/features/chat/contract"
import * as endpoints from "@/lib/features/chat/endpoints"
import { useCountInTitle } from "./use-count-in-title"

/** The number of unread chat messages, in the menu and in the tab's title. */
export function UnseenBadge({ first }: { first: CallOutput<typeof countUnseen> }) {
  const t = useTranslations("shell.menu")
  const { data = first } = useQuery(endpoints.countUnseen, {}, { fallbackData: first, revalidateOnMount: false })
  const count = useSettledCount(data.unseenMsgs)
  useCountInTitle(count)
  return <MenuBadge count={count} label={t("unread", { count })} />
}
