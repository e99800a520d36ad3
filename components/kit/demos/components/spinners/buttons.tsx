"use client"

import { RotateCw, Send } from "lucide-react"
import { useTranslations } from "next-intl"
import { ActionButton } from "@/components/ui/action-button"

const twoSeconds = () => new Promise((done) => setTimeout(done, 2000))

export default function Buttons() {
  const t = useTranslations("kit/spinners.buttons")
  return (
    <div className="flex flex-wrap gap-3">
      <ActionButton action={twoSeconds} icon={<Send />}>
        {t("send")}
      </ActionButton>
      <ActionButton action={twoSeconds} variant="outline">
        {t("save")}
      </ActionButton>
      <ActionButton action={twoSeconds} variant="soft" iconOnly label={t("reload")} icon={<RotateCw />} />
    </div>
  )
}
