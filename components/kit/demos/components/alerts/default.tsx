"use client"

import { useTranslations } from "next-intl"
import { Alert } from "@/components/ui/alert"

export default function Default() {
  const t = useTranslations("kit/alerts")
  return <Alert>{t("default.saved")}</Alert>
}
