"use client"

import { useTranslations } from "next-intl"
import { toast } from "@/components/ui/toast"
import { call } from "@/lib/core/client/call"
import { CallError } from "@/lib/core/client/call-error"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/email/endpoints"
import { staleAfterWrite } from "./stale"

/** Retries or cancels the delivery of a mail. */
export function useDelivery(id: number) {
  const t = useTranslations("email")
  const invalidate = useInvalidate()

  async function attempt(run: () => Promise<unknown>): Promise<void> {
    try {
      await run()
    } catch (error) {
      const failed = error instanceof CallError ? error : undefined
      toast.error(failed?.code === "offline" ? t("failed.offline") : failed?.message || t("failed.other"))
    } finally {
      await invalidate(staleAfterWrite)
    }
  }

  return {
    retry: () => attempt(() => call(endpoints.retryDelivery, { body: { id } })),
    cancel: () =>
      attempt(async () => {
        await call(endpoints.cancelDelivery, { body: { id } })
        toast.success(t("done.cancelled"))
      }),
  }
}
