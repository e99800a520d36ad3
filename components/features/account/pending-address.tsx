"use client"

import { useFormatter, useTranslations } from "next-intl"
import { ActionButton } from "@/components/ui/action-button"
import { Alert } from "@/components/ui/alert"
import { toast } from "@/components/ui/toast"
import { useAttempt } from "@/components/ui/use-attempt"
import { call } from "@/lib/core/client/call"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/account/endpoints"

/** Shows a new sign-in address that the user hasn't confirmed yet. Renders nothing if there is none. */
export function PendingAddress({ current }: { current: string }) {
  const t = useTranslations("account.pendingAddress")
  const format = useFormatter()
  const attempt = useAttempt([endpoints.getAddressChange])
  const { data } = useQuery(endpoints.getAddressChange)
  if (!data?.change) return null
  const { email, expiresAt } = data.change
  const date = format.dateTime(new Date(expiresAt), { dateStyle: "medium", timeStyle: "short" })
  const resend = () =>
    attempt(async () => {
      await call(endpoints.resendAddressChange)
      toast.success(t("resent", { email }))
    })
  const cancel = () =>
    attempt(async () => {
      await call(endpoints.cancelAddressChange)
      toast.success(t("cancelled"))
    })
  return (
    <Alert tone="info" title={t("title")}>
      <p className="break-words">{t("text", { email, date, current })}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ActionButton size="sm" variant="outline" action={resend}>
          {t("resend")}
        </ActionButton>
        <ActionButton size="sm" variant="outline" action={cancel}>
          {t("cancel")}
        </ActionButton>
      </div>
    </Alert>
  )
}
