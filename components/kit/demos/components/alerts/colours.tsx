"use client"

import { useTranslations } from "next-intl"
import { Alert } from "@/components/ui/alert"

const tones = ["brand", "info", "success", "warning", "danger", "neutral"] as const

export default function Colours() {
  const t = useTranslations("kit/alerts")
  return (
    <div className="space-y-3">
      {tones.map((tone) => (
        <Alert key={tone} tone={tone}>
          {t(`colours.${tone}`)}
        </Alert>
      ))}
    </div>
  )
}
