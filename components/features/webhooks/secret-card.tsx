"use client"

import { Eye, EyeOff, RefreshCw } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import { useState } from "react"
import { ActionButton } from "@/components/ui/action-button"
import { Alert } from "@/components/ui/alert"
import { Button } from "@/components/ui/button"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { useAttempt } from "@/components/ui/use-attempt"
import { call } from "@/lib/core/client/call"
import * as endpoints from "@/lib/features/webhooks/endpoints"
import type { Webhook } from "@/lib/features/webhooks/schema"
import { rotationHours } from "@/lib/features/webhooks/values"
import { SecretText } from "./secret-text"

/** Shows a webhook's secret once the user has confirmed the sign-in, and makes a new one. */
export function SecretCard({ webhook: { id, previousSecretUntil } }: { webhook: Webhook }) {
  const t = useTranslations("webhooks.secret")
  const format = useFormatter()
  const [secret, setSecret] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const read = useAttempt([])
  const write = useAttempt([endpoints.listWebhooks])
  const params = { id }
  const show = () => read(async () => setSecret((await call(endpoints.revealWebhookSecret, { params })).secret))
  const rotate = async () => {
    setAsking(false)
    await write(async () => setSecret((await call(endpoints.rotateWebhookSecret, { params })).secret))
  }
  const until = previousSecretUntil
    ? format.dateTime(new Date(previousSecretUntil), { dateStyle: "medium", timeStyle: "short" })
    : undefined
  return (
    <Card>
      <CardHeader title={t("title")} subtitle={t("text")} />
      <CardBody className="flex flex-col items-start gap-4">
        {until && (
          <Alert tone="info" className="w-full">
            {t("both", { until })}
          </Alert>
        )}
        {secret && <SecretText secret={secret} />}
        <div className="flex flex-wrap gap-2">
          {secret ? (
            <Button size="sm" variant="outline" icon={<EyeOff />} onClick={() => setSecret(undefined)}>
              {t("hide")}
            </Button>
          ) : (
            <ActionButton size="sm" variant="outline" icon={<Eye />} action={show}>
              {t("show")}
            </ActionButton>
          )}
          <Button size="sm" variant="outline" icon={<RefreshCw />} onClick={() => setAsking(true)}>
            {t("rotate")}
          </Button>
        </div>
        <ConfirmDialog
          open={isAsking}
          onClose={() => setAsking(false)}
          onConfirm={rotate}
          title={t("rotateTitle")}
          text={t("rotateText", { hours: rotationHours })}
          confirmLabel={t("rotate")}
          tone="brand"
        />
      </CardBody>
    </Card>
  )
}
