"use client"

import { useTranslations } from "next-intl"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { useCalendar } from "./calendar-context"
import { placed } from "./placed"
import type { EventActions } from "./use-event-actions"

/** Asks before deleting an event that somebody else has changed since the user saw it. */
export function StaleDialog({ actions: { stale, keepStale, remove } }: { actions: EventActions }) {
  const t = useTranslations("calendar.stale")
  const { formats, zone, wholeDay } = useCalendar()
  const when = stale && formats.when(placed(stale.event, zone), wholeDay)
  return (
    <ConfirmDialog
      open={stale !== undefined}
      onClose={keepStale}
      onConfirm={() => stale && remove(stale.event, stale.scope)}
      title={t("title")}
      text={stale && t("text", { title: stale.event.title, when: when ?? "" })}
      confirmLabel={t("remove")}
    />
  )
}
