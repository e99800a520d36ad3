"use client"

import { ScrollText } from "lucide-react"
import { useTranslations } from "next-intl"
import { ListScreen } from "@/components/list/list-screen"
import { auditLogSource } from "./audit-log-source"
import { EventDrawer } from "./event-drawer"
import { useAuditColumns } from "./use-audit-columns"
import { useAuditFilters } from "./use-audit-filters"
import { useEventText } from "./use-event-text"

/** The workspace's audit log, newest first. */
export function AuditLog() {
  const t = useTranslations("audit")
  const words = useEventText()
  return (
    <>
      <ListScreen
        source={auditLogSource}
        columns={useAuditColumns()}
        filters={useAuditFilters()}
        labels={{
          title: t("title"),
          search: t("search"),
          emptyTitle: t("emptyTitle"),
          emptyText: t("emptyText"),
          row: words.sentence,
        }}
        emptyIcon={<ScrollText />}
      />
      <EventDrawer />
    </>
  )
}
