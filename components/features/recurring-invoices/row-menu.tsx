"use client"

import { Ellipsis, Pause, PencilLine, Play, Square } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { useAbility } from "@/components/layout/ability"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { Menu } from "@/components/ui/menu"
import { toast } from "@/components/ui/toast"
import { useAttempt } from "@/components/ui/use-attempt"
import { callOnce } from "@/lib/core/client/call-once"
import * as endpoints from "@/lib/features/recurring-invoices/endpoints"
import type { RecurringInvoice } from "@/lib/features/recurring-invoices/schema/recurring"
import { staleRecurring } from "./list-source"

const acts = {
  pause: endpoints.pauseRecurringInvoice,
  resume: endpoints.resumeRecurringInvoice,
  end: endpoints.endRecurringInvoice,
} as const
type Act = keyof typeof acts

/** The actions on a recurring invoice: edit, pause or resume, and end. */
export function RowMenu({ row, onEdit }: { row: RecurringInvoice; onEdit: () => void }) {
  const t = useTranslations("recurring-invoices")
  const ability = useAbility()
  const attempt = useAttempt(staleRecurring)
  const [isEnding, setEnding] = useState(false)
  const run = (act: Act) =>
    attempt(async () => {
      await callOnce(acts[act], { params: { id: row.id }, body: { version: row.version } })
      void toast.success(t(`done.${act}`, { name: row.name }))
    })
  if (row.state === "ended" || !ability.can("update", "Invoice")) return null
  return (
    <>
      <Menu
        button={{
          variant: "ghost",
          size: "sm",
          iconOnly: true,
          label: t("actions", { name: row.name }),
          icon: <Ellipsis />,
        }}
        items={[
          { label: t("edit"), icon: <PencilLine />, onSelect: onEdit },
          row.state === "active"
            ? { label: t("pause"), icon: <Pause />, onSelect: () => void run("pause") }
            : { label: t("resume"), icon: <Play />, onSelect: () => void run("resume") },
          { label: t("end"), icon: <Square />, onSelect: () => setEnding(true) },
        ]}
      />
      <ConfirmDialog
        open={isEnding}
        onClose={() => setEnding(false)}
        onConfirm={async () => {
          await run("end")
          setEnding(false)
        }}
        title={t("end")}
        text={t("endAsk", { name: row.name })}
        confirmLabel={t("end")}
      />
    </>
  )
}
