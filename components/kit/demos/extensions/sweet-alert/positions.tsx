"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Button } from "@/components/ui/button"
import { MessageDialog } from "@/components/ui/message-dialog"

const positions = [
  ...(["top-start", "top", "top-end", "start", "middle"] as const),
  ...(["end", "bottom-start", "bottom", "bottom-end"] as const),
]

export default function Positions() {
  const t = useTranslations("kit/sweet-alert")
  const [isOpen, setOpen] = useState(false)
  const [position, setPosition] = useState<(typeof positions)[number]>("middle")
  const show = (next: typeof position) => {
    setPosition(next)
    setOpen(true)
  }
  const close = () => setOpen(false)
  return (
    <div className="grid grid-cols-3 gap-2">
      {positions.map((name) => (
        <Button key={name} variant="outline" onClick={() => show(name)}>
          {t(`positions.${name}`)}
        </Button>
      ))}
      <MessageDialog
        open={isOpen}
        onClose={close}
        tone="success"
        position={position}
        title={t("positions.head")}
        text={t("positions.text")}
        footer={<Button onClick={close}>{t("ok")}</Button>}
      />
    </div>
  )
}
