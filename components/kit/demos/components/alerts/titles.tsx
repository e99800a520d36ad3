"use client"

import { useTranslations } from "next-intl"
import { Alert } from "@/components/ui/alert"

export default function Titles() {
  const t = useTranslations("kit/alerts")
  return (
    <Alert tone="warning" title={t("titles.head")}>
      {t("titles.text")}
    </Alert>
  )
}
