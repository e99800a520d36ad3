"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Alert } from "@/components/ui/alert"
import { Button } from "@/components/ui/button"

export default function Actions() {
  const t = useTranslations("kit/alerts")
  const [sent, setSent] = useState(0)
  return (
    <Alert
      tone="danger"
      title={t("actions.head")}
      action={
        <Button size="sm" variant="outline" onClick={() => setSent(sent + 1)}>
          {t("actions.again")}
        </Button>
      }
    >
      {t("actions.text", { count: sent })}
    </Alert>
  )
}
