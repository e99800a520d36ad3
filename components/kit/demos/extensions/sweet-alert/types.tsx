"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Button } from "@/components/ui/button"
import { MessageDialog } from "@/components/ui/message-dialog"

const tones = ["success", "info", "warning", "danger", "brand"] as const

export default function Types() {
  const t = useTranslations("kit/sweet-alert")
  const [isOpen, setOpen] = useState(false)
  const [tone, setTone] = useState<(typeof tones)[number]>("success")
  const show = (next: typeof tone) => {
    setTone(next)
    setOpen(true)
  }
  const close = () => setOpen(false)
  return (
    <div className="flex flex-wrap gap-2">
      {tones.map((name) => (
        <Button key={name} variant="soft" tone={name} onClick={() => show(name)}>
          {t(`types.${name}.label`)}
        </Button>
      ))}
      <MessageDialog
        open={isOpen}
        onClose={close}
        tone={tone}
        title={t(`types.${tone}.head`)}
        text={t(`types.${tone}.text`)}
        footer={
          <Button tone={tone} onClick={close}>
            {t("ok")}
          </Button>
        }
      />
    </div>
  )
}
