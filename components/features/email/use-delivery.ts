"use client"

import { useTranslations } from "next-intl"
import { toast } from "@/components/ui/toast"
import { call } from "@/lib/core/client/call"
import { CallError } from "@/lib/core/client/call-error"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import type { cancelDelivery, retryDelivery } from "@/lib/features/email/contract/write"
import { calls, reads } from "./calls"

/** What can be done about a mail that has not left. */
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
      await invalidate(reads)
    }
  }

  return {
    retry: () => attempt(() => call<typeof retryDelivery>(calls.retryDelivery, { body: { id } })),
    cancel: () =>
      attempt(async () => {
        await call<typeof cancelDelivery>(calls.cancelDelivery, { body: { id } })
        toast.success(t("done.cancelled"))
      }),
  }
}
