"use client"

import { useTranslations } from "next-intl"
import { toast } from "@/components/ui/toast"
import { useAttempt } from "@/components/ui/use-attempt"
import { call } from "@/lib/core/client/call"
import * as endpoints from "@/lib/features/email/endpoints"
import { staleAfterWrite } from "./stale"

/** Retries or cancels the delivery of a mail. */
export function useDelivery(id: number) {
  const t = useTranslations("email")
  const attempt = useAttempt(staleAfterWrite)

  return {
    retry: () => attempt(() => call(endpoints.retryDelivery, { body: { id } })),
    cancel: () =>
      attempt(async () => {
        await call(endpoints.cancelDelivery, { body: { id } })
        toast.success(t("done.cancelled"))
      }),
  }
}
