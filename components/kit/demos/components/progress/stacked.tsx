"use client"

import { useFormatter, useTranslations } from "next-intl"
import { ProgressStack } from "@/components/ui/progress-stack"

export default function Stacked() {
  const t = useTranslations("kit/progress.stacked")
  const format = useFormatter()
  return (
    <ProgressStack
      label={t("label")}
      max={60}
      parts={[
        { label: t("paid"), value: 34, tone: "success" },
        { label: t("open"), value: 12, tone: "info" },
        { label: t("overdue"), value: 5, tone: "danger" },
      ]}
      format={(value) => format.number(value)}
    />
  )
}
