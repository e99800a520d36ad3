"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Button } from "@/components/ui/button"
import { MessageDialog } from "@/components/ui/message-dialog"

const kinds = ["plain", "text", "foot"] as const

export default function Basic() {
  const t = useTranslations("kit/sweet-alert")
  const [open, setOpen] = useState<(typeof kinds)[number]>()
  const [shown, setShown] = useState<(typeof kinds)[number]>("plain")
  const close = () => setOpen(undefined)
  return (
    <div className="flex flex-wrap gap-2">
      {kinds.map((kind) => (
        <Button
          key={kind}
          variant="outline"
          onClick={() => {
            setShown(kind)
            setOpen(kind)
          }}
        >
          {t(`basic.${kind}`)}
        </Button>
      ))}
      <MessageDialog
        open={open !== undefined}
        onClose={close}
        icon={null}
        title={t("basic.head")}
        text={shown === "plain" ? undefined : t("basic.more")}
        footer={<Button onClick={close}>{t("ok")}</Button>}
      >
        {shown === "foot" && <p className="border-line border-t pt-3 text-dense text-ink-muted">{t("basic.note")}</p>}
      </MessageDialog>
    </div>
  )
}
