"use client"

import { useTranslations } from "next-intl"
import { Button } from "@/components/ui/button"

export default function Block() {
  const t = useTranslations("kit/buttons.block")
  return (
    <div className="space-y-3">
      <Button className="w-full">{t("pay")}</Button>
      <Button className="w-full" variant="outline">
        {t("later")}
      </Button>
    </div>
  )
}
