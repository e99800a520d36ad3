"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Button } from "@/components/ui/button"
import { MessageDialog } from "@/components/ui/message-dialog"

const motions = ["rise", "fall", "zoom", "fade", "none"] as const

export default function Animations() {
  const t = useTranslations("kit/sweet-alert")
  const [isOpen, setOpen] = useState(false)
  const [motion, setMotion] = useState<(typeof motions)[number]>("zoom")
  const show = (next: typeof motion) => {
    setMotion(next)
    setOpen(true)
  }
  const close = () => setOpen(false)
  return (
    <div className="flex flex-wrap gap-2">
      {motions.map((name) => (
        <Button key={name} variant="outline" onClick={() => show(name)}>
          {t(`animations.${name}`)}
        </Button>
      ))}
      <MessageDialog
        key={motion}
        open={isOpen}
        onClose={close}
        motion={motion}
        title={t("animations.head")}
        footer={<Button onClick={close}>{t("ok")}</Button>}
      />
    </div>
  )
}
