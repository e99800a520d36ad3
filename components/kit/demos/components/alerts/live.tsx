"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Alert } from "@/components/ui/alert"
import { Button } from "@/components/ui/button"

/** `announce` makes screen readers read the message, which appears after the page has loaded. */
export default function Live() {
  const t = useTranslations("kit/alerts")
  const [count, setCount] = useState(0)
  return (
    <div className="space-y-3">
      <Button onClick={() => setCount(count + 1)}>{t("live.add")}</Button>
      {count > 0 && (
        <Alert announce tone="info">
          {t("live.text", { count })}
        </Alert>
      )}
    </div>
  )
}
