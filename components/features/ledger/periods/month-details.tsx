"use client"

import { Lock, LockOpen } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { useAbility } from "@/components/layout/ability"
import { ActionButton } from "@/components/ui/action-button"
import { Badge } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { toast } from "@/components/ui/toast"
import { useAttempt } from "@/components/ui/use-attempt"
import { call } from "@/lib/core/client/call"
import * as endpoints from "@/lib/features/ledger/endpoints"
import type { Month } from "@/lib/features/ledger/schema/proof"
import { Checklist } from "./checklist"
import { UnlockForm } from "./unlock-form"
import { toneOf, useMonthText } from "./use-month-text"

/** Endpoints that show the state of months. */
export const staleAfterMonth = [endpoints.listMonths]

/** A month with its checklist and its actions. */
export default function MonthDetails({ business, month }: { business: number; month: Month }) {
  const t = useTranslations("proof.periods")
  const ability = useAbility()
  const monthText = useMonthText()
  const attempt = useAttempt(staleAfterMonth)
  const [isLocking, setLocking] = useState(false)
  const [isUnlocking, setUnlocking] = useState(false)
  const input = { params: { id: business, month: month.month } }
  const close = () =>
    attempt(async () => {
      await call(endpoints.closePeriod, input)
      void toast.success(t("closed", { month: monthText(month.month) }))
    })
  const lock = async () => {
    const isDone = await attempt(async () => {
      await call(endpoints.lockPeriod, input)
      void toast.success(t("locked", { month: monthText(month.month) }))
    })
    if (isDone) setLocking(false)
  }
  const mayLock = ability.can("update", "Period") && month.state !== "locked"
  const mayUnlock = ability.can("delete", "Period") && month.state !== "open"
  return (
    <div className="space-y-5">
      <p className="flex flex-wrap items-center gap-2 text-ink-muted text-sm">
        <Badge tone={toneOf[month.state]}>{t(`states.${month.state}`)}</Badge>
        {t(`means.${month.state}`)}
      </p>
      <Checklist business={business} month={month.month} />
      {isUnlocking && mayUnlock ? (
        <UnlockForm input={input} onDone={() => setUnlocking(false)} />
      ) : (
        <div className="flex flex-wrap gap-2">
          {mayLock && month.state === "open" && (
            <ActionButton variant="outline" action={close}>
              {t("close")}
            </ActionButton>
          )}
          {mayLock && (
            <Button icon={<Lock />} onClick={() => setLocking(true)}>
              {t("lock")}
            </Button>
          )}
          {mayUnlock && (
            <Button variant="outline" icon={<LockOpen />} onClick={() => setUnlocking(true)}>
              {t(month.state === "locked" ? "unlock" : "reopen")}
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        open={isLocking}
        onClose={() => setLocking(false)}
        onConfirm={lock}
        tone="warning"
        title={t("lockTitle", { month: monthText(month.month) })}
        text={t("lockText")}
        confirmLabel={t("lock")}
      />
    </div>
  )
}
