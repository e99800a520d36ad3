"use client"

import { useTranslations } from "next-intl"
import { Button } from "@/components/ui/button"
import { toast } from "@/components/ui/toast"

export default function Icons() {
  const t = useTranslations("kit/toasts.icons")
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="soft" tone="success" onClick={() => void toast.success(t("saved"))}>
        {t("success")}
      </Button>
      <Button variant="soft" tone="info" onClick={() => void toast.info(t("came"))}>
        {t("info")}
      </Button>
      <Button
        variant="soft"
        tone="danger"
        onClick={() => void toast.error(t("failed"), { description: t("failedText") })}
      >
        {t("error")}
      </Button>
    </div>
  )
}
