"use client"

import { ScrollText } from "lucide-react"
import { useTranslations } from "next-intl"
import { ListScreen } from "@/components/list/list-screen"
import { Alert } from "@/components/ui/alert"
import { Button } from "@/components/ui/button"
import { useListState } from "@/lib/core/client/use-list-state"
import { auditLogSource } from "./audit-log-source"
import { EventDrawer } from "./event-drawer"
import { useAuditColumns } from "./use-audit-columns"
import { useAuditFilters } from "./use-audit-filters"
import { useEventText } from "./use-event-text"

/** Says that the log shows one record only, because no filter does. */
function OneRecord() {
  const t = useTranslations("audit")
  const words = useEventText()
  const { state, change } = useListState(auditLogSource.rules)
  const { recordType, recordId } = state
  if (!recordId) return null
  const number = t("number", { id: recordId })
  const showAll = (
    <Button variant="outline" size="sm" onClick={() => change({ recordId: undefined })}>
      {t("showAll")}
    </Button>
  )
  return (
    <Alert className="mb-4 md:mb-5" action={showAll}>
      {t("only", { record: recordType ? `${words.type(recordType)} ${number}` : number })}
    </Alert>
  )
}

/** The workspace's audit log, newest first. */
export function AuditLog() {
  const t = useTranslations("audit")
  const words = useEventText()
  return (
    <>
      <OneRecord />
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
