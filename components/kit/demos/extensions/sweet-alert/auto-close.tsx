"use client"

import { useTranslations } from "next-intl"
import { useCallback, useState } from "react"
import { Button } from "@/components/ui/button"
import { MessageDialog } from "@/components/ui/message-dialog"

export default function AutoClose() {
  const t = useTranslations("kit/sweet-alert")
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t("auto-close.show")}
      </Button>
      <MessageDialog
        open={isOpen}
        onClose={close}
        seconds={4}
        tone="success"
        title={t("auto-close.head")}
        text={t("auto-close.text", { seconds: 4 })}
      />
    </>
  )
}
