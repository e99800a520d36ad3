"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { ActionButton } from "@/components/ui/action-button"
import { Button } from "@/components/ui/button"
import { MessageDialog } from "@/components/ui/message-dialog"
import { call } from "@/lib/core/client/call"
import * as usersEndpoints from "@/lib/features/users/endpoints"

/** The button is busy during the request; the message then shows the response. */
export default function Ajax() {
  const t = useTranslations("kit/sweet-alert")
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState<string>()
  const close = () => setOpen(false)
  const ask = async () => {
    try {
      const { total } = await call(usersEndpoints.listUsers)
      setText(t("ajax.answer", { count: total }))
    } catch {
      setText(t("ajax.failed"))
    }
  }
  const show = () => {
    setText(undefined)
    setOpen(true)
  }
  return (
    <>
      <Button variant="outline" onClick={show}>
        {t("ajax.show")}
      </Button>
      <MessageDialog
        open={isOpen}
        onClose={close}
        tone="brand"
        title={t("ajax.head")}
        text={text ?? t("ajax.text")}
        footer={
          text ? <Button onClick={close}>{t("ok")}</Button> : <ActionButton action={ask}>{t("ajax.ask")}</ActionButton>
        }
      />
    </>
  )
}
