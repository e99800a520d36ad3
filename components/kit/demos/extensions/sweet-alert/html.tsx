"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Button } from "@/components/ui/button"
import { MessageDialog } from "@/components/ui/message-dialog"

/** The dialog can hold any content, here a picture and a list. */
export default function Html() {
  const t = useTranslations("kit/sweet-alert")
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t("html.show")}
      </Button>
      <MessageDialog
        open={isOpen}
        onClose={close}
        icon={<img src="/products/brass-fountain-pen.svg" alt="" width={56} height={56} className="rounded-full" />}
        title={t("html.head")}
        footer={<Button onClick={close}>{t("ok")}</Button>}
      >
        <ul className="mx-auto w-fit list-disc ps-5 text-start text-sm">
          <li>{t("html.nib")}</li>
          <li>{t.rich("html.ink", { b: (words) => <strong>{words}</strong> })}</li>
          <li>{t("html.case")}</li>
        </ul>
      </MessageDialog>
    </>
  )
}
