"use client"

import { Download } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { ActionButton } from "@/components/ui/action-button"
import { Button } from "@/components/ui/button"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { toast } from "@/components/ui/toast"
import { useAttempt } from "@/components/ui/use-attempt"
import { apiPath } from "@/lib/core/client/address"
import { call } from "@/lib/core/client/call"
import { confirmSignIn } from "@/lib/core/client/confirmation"
import * as endpoints from "@/lib/features/account/endpoints"
import { DeleteAccount } from "./delete-account"
import { UsageCard } from "./usage-card"

/** Downloads the archive as a stream. A download can't ask for a password, so the sign-in is confirmed first. */
async function download(): Promise<void> {
  const { confirmedUntil } = await call(endpoints.getConfirmation)
  const confirmed = confirmedUntil !== null && Date.parse(confirmedUntil) > Date.now() + 10_000
  if (!confirmed && !(await confirmSignIn())) return
  location.assign(apiPath(endpoints.exportArchive.path))
}

function ClearSamples() {
  const t = useTranslations("account.data")
  const [open, setOpen] = useState(false)
  const attempt = useAttempt([])
  const clear = () =>
    attempt(async () => {
      await call(endpoints.clearSamples, { body: { confirm: true } })
      setOpen(false)
      toast.success(t("cleared"))
    })
  return (
    <Card>
      <CardHeader title={t("clearTitle")} subtitle={t("clearText")} />
      <CardBody>
        <Button variant="outline" tone="danger" onClick={() => setOpen(true)}>
          {t("clear")}
        </Button>
        <ConfirmDialog
          open={open}
          onClose={() => setOpen(false)}
          onConfirm={clear}
          title={t("clearQuestion")}
          text={t("clearWarning")}
          confirmLabel={t("clear")}
        />
      </CardBody>
    </Card>
  )
}

/** Export the data, clear the sample data, or delete the account. */
export function DataTab({ mayClear }: { mayClear: boolean }) {
  const t = useTranslations("account.data")
  const attempt = useAttempt([])
  return (
    <div className="space-y-5">
      <Card>
        <CardHeader title={t("exportTitle")} subtitle={t("exportText")} />
        <CardBody>
          <ActionButton variant="outline" icon={<Download />} action={() => attempt(download)}>
            {t("export")}
          </ActionButton>
        </CardBody>
      </Card>
      <UsageCard />
      {mayClear && <ClearSamples />}
      <DeleteAccount />
    </div>
  )
}
