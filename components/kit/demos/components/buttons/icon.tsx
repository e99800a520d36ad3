"use client"

import { Plus, Printer, Send } from "lucide-react"
import { useTranslations } from "next-intl"
import { Button } from "@/components/ui/button"

export default function Icon() {
  const t = useTranslations("kit/buttons.icon")
  return (
    <div className="flex flex-wrap gap-3">
      <Button icon={<Plus />}>{t("add")}</Button>
      <Button variant="soft" icon={<Send />}>
        {t("send")}
      </Button>
      <Button variant="outline" icon={<Printer />}>
        {t("print")}
      </Button>
    </div>
  )
}
