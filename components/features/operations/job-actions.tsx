"use client"

import { Ellipsis, Play, RotateCcw, Trash2 } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { Menu } from "@/components/ui/menu"
import { toast } from "@/components/ui/toast"
import { useAttempt } from "@/components/ui/use-attempt"
import { call } from "@/lib/core/client/call"
import * as endpoints from "@/lib/features/operations/endpoints"
import type { Job } from "@/lib/features/operations/schema"

/** The menu of a dead or waiting job. Running and finished jobs have none. */
export function JobActions({ job }: { job: Job }) {
  const t = useTranslations("operations.actions")
  const attempt = useAttempt([endpoints.listJobs])
  const [isAsking, setAsking] = useState(false)
  const { id, name, state } = job
  if (state !== "dead" && state !== "pending") return null
  const isDead = state === "dead"

  const retry = () =>
    attempt(async () => {
      await call(endpoints.retryJob, { params: { id } })
      void toast.success(t("started", { name }))
    })
  const discard = async () => {
    await attempt(async () => {
      await call(endpoints.discardJob, { params: { id } })
      void toast.success(t("discarded", { name }))
    })
    setAsking(false)
  }
  return (
    <>
      <Menu
        button={{ variant: "ghost", size: "sm", iconOnly: true, label: t("of", { name }), icon: <Ellipsis /> }}
        items={[
          {
            label: t(isDead ? "retry" : "runNow"),
            icon: isDead ? <RotateCcw /> : <Play className="rtl:-scale-x-100" />,
            onSelect: () => void retry(),
          },
          ...(job.kind === "added"
            ? [{ label: t("discard"), icon: <Trash2 />, tone: "danger" as const, onSelect: () => setAsking(true) }]
            : []),
        ]}
      />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={discard}
        title={t("discardTitle", { name })}
        text={t("discardText")}
        confirmLabel={t("discard")}
      />
    </>
  )
}
