"use client"

import { Download, History, ShieldCheck } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, Suspense, useState } from "react"
import { useAbility } from "@/components/layout/ability"
import { ActionButton } from "@/components/ui/action-button"
import { Alert } from "@/components/ui/alert"
import { Button } from "@/components/ui/button"
import { Dialog } from "@/components/ui/dialog"
import { useErrorToast } from "@/components/ui/use-error-text"
import { call } from "@/lib/core/client/call"
import { useViewParam } from "@/lib/core/client/use-list-state"
import * as endpoints from "@/lib/features/audit/endpoints"
import type { AuditCheck } from "@/lib/features/audit/schema"
import { saveLog } from "./save-log"

const RetentionForm = lazy(() => import("./retention-form"))

/** The result of a check in words. */
export function CheckResult({ check }: { check: AuditCheck }) {
  const t = useTranslations("audit.verify")
  const { isIntact, sequence, unsealed, problem, hash } = check
  return (
    <Alert tone={isIntact ? "success" : "danger"} title={t(isIntact ? "intact" : "broken")} announce>
      {problem ? (
        <p>{t("brokenText", { sequence: problem.sequence })}</p>
      ) : (
        <p>{[t("intactText", { sequence }), unsealed > 0 && t("unsealed", { unsealed })].filter(Boolean).join(" ")}</p>
      )}
      {hash && (
        <code dir="ltr" className="wrap-anywhere mt-1 block text-start text-xs">
          {hash}
        </code>
      )}
    </Alert>
  )
}

/** Buttons to check and export the log, and to say how long its details are kept. */
export function LogActions() {
  const t = useTranslations("audit")
  const canChange = useAbility().can("update", "AuditLog")
  const [open, setOpen] = useViewParam("open")
  const [check, setCheck] = useState<AuditCheck>()
  const [isShown, setShown] = useState(false)
  const showError = useErrorToast()
  async function verify() {
    try {
      setCheck(await call(endpoints.verifyAuditEvents))
      setShown(true)
    } catch (error) {
      showError(error)
    }
  }
  const close = () => setOpen(null, { replace: true })
  return (
    <div className="flex flex-wrap gap-2">
      <ActionButton variant="outline" icon={<ShieldCheck />} action={verify}>
        {t("verify.button")}
      </ActionButton>
      <Button variant="outline" icon={<Download />} title={t("export.hint")} onClick={saveLog}>
        {t("export.button")}
      </Button>
      {canChange && (
        <Button variant="outline" icon={<History />} onClick={() => setOpen("retention")}>
          {t("retention.button")}
        </Button>
      )}
      <Dialog open={isShown} onClose={() => setShown(false)} title={t("verify.button")}>
        {check && <CheckResult check={check} />}
      </Dialog>
      <Dialog
        open={canChange && open === "retention"}
        onClose={close}
        title={t("retention.title")}
        description={t("retention.text")}
      >
        <Suspense>
          <RetentionForm onDone={close} />
        </Suspense>
      </Dialog>
    </div>
  )
}
