"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Button } from "@/components/ui/button"
import { Dialog } from "@/components/ui/dialog"

const parts = [1, 2, 3, 4, 5, 6, 7, 8]

export default function Scroll() {
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
        title={t("scroll.head")}
        footer={<Button onClick={close}>{t("scroll.agree")}</Button>}
      >
        <div className="space-y-5 text-pretty text-sm">
          {parts.map((number) => (
            <section key={number}>
              <h3 className="font-semibold">{t("scroll.part", { number })}</h3>
              <p className="text-ink-muted">{t("scroll.text")}</p>
            </section>
          ))}
        </div>
      </Dialog>
    </>
  )
}
