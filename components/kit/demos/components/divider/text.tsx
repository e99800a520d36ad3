"use client"

import { useTranslations } from "next-intl"
import { Divider } from "@/components/ui/divider"

export default function Text() {
  const t = useTranslations("kit/divider")
  return (
    <div className="space-y-4 text-sm">
      <p>{t("above")}</p>
      <Divider>{t("or")}</Divider>
      <p>{t("below")}</p>
    </div>
  )
}
