"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Button } from "@/components/ui/button"
import { Dialog } from "@/components/ui/dialog"

export default function Basic() {
  const t = useTranslations("kit/modals")
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t("open")}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t("basic.head")}
        footer={<Button onClick={close}>{t("basic.ok")}</Button>}
      >
        <p className="text-pretty text-sm">{t("basic.text")}</p>
      </Dialog>
    </>
  )
}
