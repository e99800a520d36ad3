"use client"

import { Undo2 } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { useAbility } from "@/components/layout/ability"
import { ActionButton } from "@/components/ui/action-button"
import { Alert } from "@/components/ui/alert"
import { Button } from "@/components/ui/button"
import { Dialog } from "@/components/ui/dialog"
import { toast } from "@/components/ui/toast"
import { useErrorText } from "@/components/ui/use-error-text"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import { useRouter } from "@/lib/core/i18n/navigation"
import * as endpoints from "@/lib/features/audit/endpoints"
import type { Activity } from "@/lib/features/audit/schema"
import { EventDiff } from "./event-diff"
import { revert, revertibleOf } from "./revertible"

/** A button that gives the fields of a change their earlier values, for those who may update the record. */
export function RevertButton({ event }: { event: Activity }) {
  const t = useTranslations("audit.revert")
  const tUi = useTranslations("ui")
  const ability = useAbility()
  const router = useRouter()
  const invalidate = useInvalidate()
  const errorText = useErrorText()
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState<string>()
  const how = revertibleOf(event)
  if (!how || !ability.can(...how.can)) return null

  const open = (next: boolean) => {
    setProblem(undefined)
    setOpen(next)
  }
  async function run(): Promise<void> {
    setProblem(undefined)
    try {
      if (!(await revert(event, how as NonNullable<typeof how>))) return setProblem(t("conflict"))
    } catch (error) {
      return setProblem(errorText(error))
    }
    toast.success(t("done"))
    open(false)
    await invalidate([endpoints.listAuditEvents, endpoints.listActivities, ...(how?.stale ?? [])])
    router.refresh()
  }
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        icon={<Undo2 className="rtl:-scale-x-100" />}
        onClick={() => open(true)}
        className="mt-2"
      >
        {t("button")}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => open(false)}
        title={t("title")}
        description={t("text")}
        footer={
          <>
            <Button variant="outline" onClick={() => open(false)} data-autofocus>
              {tUi("cancel")}
            </Button>
            <ActionButton action={run}>{t("confirm")}</ActionButton>
          </>
        }
      >
        <EventDiff event={{ ...event, before: event.after, after: event.before }} />
        {problem && (
          <Alert tone="danger" announce>
            {problem}
          </Alert>
        )}
      </Dialog>
    </>
  )
}
