"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Button } from "@/components/ui/button"
import { MessageDialog } from "@/components/ui/message-dialog"

export default function MustAnswer() {
  const t = useTranslations("kit/sweet-alert")
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t("must-answer.show")}
      </Button>
      <MessageDialog
        open={isOpen}
        onClose={close}
        dismissable={false}
        tone="warning"
        title={t("must-answer.head")}
        text={t("must-answer.text")}
        footer={
          <>
            <Button variant="outline" onClick={close}>
              {t("must-answer.later")}
            </Button>
            <Button onClick={close}>{t("must-answer.now")}</Button>
          </>
        }
      />
    </>
  )
}
