"use client"

import { useTranslations } from "next-intl"
import { Alert } from "@/components/ui/alert"

/** Says that a command waits for the network, or why it was refused. */
export function CommandState({ isWaiting, error }: { isWaiting: boolean; error: string | undefined }) {
  const t = useTranslations("till-sessions")
  if (isWaiting)
    return (
      <Alert tone="warning" announce>
        {t("offline")}
      </Alert>
    )
  if (error === undefined) return null
  return (
    <Alert tone="danger" announce>
      {error}
    </Alert>
  )
}
