"use client"

import { useFormatter, useTranslations } from "next-intl"
import { ActionButton } from "@/components/ui/action-button"
import { Alert } from "@/components/ui/alert"
import { toast } from "@/components/ui/toast"
import { useAttempt } from "@/components/ui/use-attempt"
import { call } from "@/lib/core/client/call"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/account/endpoints"

/** Shows a sign-in address that the user hasn't confirmed yet, a new one or the current one. Renders nothing if there is none. */
export function PendingAddress({ current }: { current: string }) {
  const t = useTranslations("account.pendingAddress")
  const format = useFormatter()
  const attempt = useAttempt([endpoints.getAddressChange])
  const { data } = useQuery(endpoints.getAddressChange)
  const email = data?.change?.email ?? (data?.mustConfirm ? current : undefined)
  if (!email) return null
  const resend = () =>
    attempt(async () => {
      const { sendsMail } = await call(endpoints.resendAddressChange)
      if (sendsMail) toast.success(t("resent", { email }))
      else toast.warning(t("resentLogged"))
    })
  const cancel = () =>
    attempt(async () => {
      await call(endpoints.cancelAddressChange)
      toast.success(t("cancelled"))
    })
  const again = (
    <ActionButton size="sm" variant="outline" action={resend}>
      {t("resend")}
    </ActionButton>
  )
  if (!data?.change) {
    return (
      <Alert tone="warning" title={t("ownTitle")}>
        <p className="break-words">{t("ownText", { email })}</p>
        <div className="mt-3">{again}</div>
      </Alert>
    )
  }
  const date = format.dateTime(new Date(data.change.expiresAt), { dateStyle: "medium", timeStyle: "short" })
  return (
    <Alert tone={data.sendsMail ? "info" : "warning"} title={t("title")}>
      <p className="break-words">{t(data.sendsMail ? "text" : "textLogged", { email, date, current })}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {again}
        <ActionButton size="sm" variant="outline" action={cancel}>
          {t("cancel")}
        </ActionButton>
      </div>
    </Alert>
  )
}
