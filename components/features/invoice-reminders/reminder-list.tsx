"use client"

import { BellRing, ListOrdered, Send } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, Suspense, useState } from "react"
import { useAbility } from "@/components/layout/ability"
import { ListScreen } from "@/components/list/list-screen"
import { Button } from "@/components/ui/button"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { Drawer } from "@/components/ui/drawer"
import { toast } from "@/components/ui/toast"
import { useAttempt } from "@/components/ui/use-attempt"
import { callOnce } from "@/lib/core/client/call-once"
import { useViewParam } from "@/lib/core/client/use-list-state"
import * as endpoints from "@/lib/features/invoice-reminders/endpoints"
import type { DueReminder, DueReminderQuery } from "@/lib/features/invoice-reminders/schema/reminders"
import { dueReminderSource, staleReminders } from "./list-source"
import { useReminderColumns } from "./use-reminder-columns"

const PolicyForm = lazy(() => import("./policy-form").then((module) => ({ default: module.PolicyForm })))

/** Returns a function that sends reminders and says what came of it. */
function useSend() {
  const t = useTranslations("invoice-reminders.done")
  const attempt = useAttempt(staleReminders)
  return (rows: DueReminder[]) =>
    attempt(async () => {
      const reminders = rows.map(({ id: invoice, level }) => ({ invoice, level }))
      const { sent, skipped, state } = await callOnce(endpoints.sendReminders, { body: { reminders } })
      const count = sent.length
      if (count > 0 && state === "logged") void toast.warning(t("logged", { count }))
      else if (count > 0) void toast.success(t("sent", { count }))
      if (skipped.length > 0) void toast.warning(t("skipped", { count: skipped.length }))
    })
}

/** The reminders of today, and the drawer with the ladder. */
export function ReminderList() {
  const t = useTranslations("invoice-reminders")
  const canSend = useAbility().can("update", "Invoice")
  const [open, setOpen] = useViewParam("open")
  const send = useSend()
  const [asked, setAsked] = useState<{ rows: DueReminder[]; clear: () => void }>()
  const close = () => setOpen(null, { replace: true })
  const sendLabel = t(asked && asked.rows.length > 1 ? "sendMany" : "send")
  return (
    <>
      <ListScreen<DueReminder, DueReminderQuery>
        source={dueReminderSource}
        columns={useReminderColumns()}
        filters={[]}
        labels={{
          title: t("title"),
          search: t("search"),
          emptyTitle: t("emptyTitle"),
          emptyText: t("emptyText"),
          ownOrder: t("columns.due"),
          row: ({ number }) => number,
        }}
        emptyIcon={<BellRing />}
        primaryAction={
          canSend && (
            <Button variant="outline" icon={<ListOrdered />} onClick={() => setOpen("levels")}>
              {t("policy.button")}
            </Button>
          )
        }
        rowActions={(row) =>
          canSend &&
          row.recipient !== "" && (
            <Button
              variant="ghost"
              size="sm"
              iconOnly
              icon={<Send />}
              label={t("sendFor", { number: row.number })}
              onClick={() => setAsked({ rows: [row], clear: () => {} })}
            />
          )
        }
        bulkActions={(rows, list) =>
          canSend && (
            <Button
              variant="outline"
              size="sm"
              icon={<Send />}
              onClick={() => setAsked({ rows, clear: () => list.selection.clear() })}
            >
              {t("sendMany")}
            </Button>
          )
        }
      />
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        tone="brand"
        title={sendLabel}
        text={t("sendAsk", { count: asked?.rows.length ?? 0 })}
        confirmLabel={sendLabel}
        onConfirm={async () => {
          if (asked && (await send(asked.rows))) asked.clear()
          setAsked(undefined)
        }}
      />
      <Drawer
        open={canSend && open === "levels"}
        onClose={close}
        title={t("policy.title")}
        description={t("policy.text")}
        size="lg"
      >
        <Suspense>{canSend && open === "levels" && <PolicyForm onDone={close} />}</Suspense>
      </Drawer>
    </>
  )
}
