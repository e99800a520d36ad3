"use client"

import { useTranslations } from "next-intl"
import { toast } from "@/components/ui/toast"
import { useAttempt } from "@/components/ui/use-attempt"
import { call } from "@/lib/core/client/call"
import { useRouter } from "@/lib/core/i18n/navigation"
import * as endpoints from "@/lib/features/webhooks/endpoints"

/** Actions on a webhook. Each shows a toast, with the error if it fails. */
export function useWebhookActions(id: string) {
  const t = useTranslations("webhooks.done")
  const attempt = useAttempt([endpoints.listWebhooks])
  const router = useRouter()
  const params = { id }
  return {
    switchTo: (state: "active" | "paused") =>
      attempt(async () => {
        await call(endpoints.changeWebhook, { params, body: { state } })
        void toast.success(t(state === "active" ? "resumed" : "paused"))
      }),
    test: () =>
      attempt(async () => {
        await call(endpoints.testWebhook, { params })
        void toast.success(t("tested"))
      }),
    replay: (deliveryId: string) =>
      attempt(async () => {
        await call(endpoints.replayDelivery, { params: { id, deliveryId } })
        void toast.success(t("replayed"))
      }),
    remove: () =>
      attempt(async () => {
        await call(endpoints.removeWebhook, { params })
        void toast.success(t("deleted"))
        router.push("/apps/webhooks")
      }),
  }
}
