"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Button } from "@/components/ui/button"
import { Dialog } from "@/components/ui/dialog"

const tones = ["success", "warning", "danger", "info"] as const

export default function Themes() {
  const t = useTranslations("kit/modals")
  const [tone, setTone] = useState<(typeof tones)[number]>("success")
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const show = (next: typeof tone) => {
    setTone(next)
    setOpen(true)
  }
  return (
    <div className="flex flex-wrap gap-3">
      {tones.map((each) => (
        <Button key={each} variant="soft" tone={each} onClick={() => show(each)}>
          {t(`themes.${each}`)}
        </Button>
      ))}
      <Dialog
        open={isOpen}
        onClose={close}
        tone={tone}
        size="sm"
        title={t(`themes.${tone}`)}
        footer={
          <Button tone={tone} onClick={close}>
            {t("close")}
          </Button>
        }
      >
        <p className="text-pretty text-sm">{t("themes.text")}</p>
      </Dialog>
    </div>
  )
}
