"use client"

import { useTranslations } from "next-intl"
import { Button } from "@/components/ui/button"
import { toast } from "@/components/ui/toast"

export default function Translucent() {
  const t = useTranslations("kit/toasts.translucent")
  return (
    <Button variant="outline" onClick={() => void toast.info(t("text"), { translucent: true })}>
      {t("show")}
    </Button>
  )
}
