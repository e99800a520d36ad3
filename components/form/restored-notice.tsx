"use client"

import { useTranslations } from "next-intl"
import { Alert } from "@/components/ui/alert"
import { Button } from "@/components/ui/button"

/** Says that a form has what the user typed before the page was loaded again. */
export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  const t = useTranslations("ui")
  return (
    <Alert
      announce
      action={
        <Button size="sm" variant="outline" onClick={onDiscard}>
          {t("discard")}
        </Button>
      }
    >
      {t("restored")}
    </Alert>
  )
}
