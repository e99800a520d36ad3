"use client"

import { useTranslations } from "next-intl"
import { Badge } from "@/components/ui/badge"

export default function Block() {
  const t = useTranslations("kit/badges.block")
  return (
    <div className="space-y-3">
      <Badge block shape="square" tone="success" variant="solid">
        {t("text")}
      </Badge>
      <Badge block shape="square" tone="info">
        {t("more")}
      </Badge>
    </div>
  )
}
