"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Button } from "@/components/ui/button"
import { Dialog } from "@/components/ui/dialog"
import { Textarea } from "@/components/ui/textarea"

export default function Unmount() {
  const t = useTranslations("kit/modals")
  const [open, setOpen] = useState<"forgets" | "keeps">()
  const [note, setNote] = useState("")
  const close = () => setOpen(undefined)
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="outline" onClick={() => setOpen("forgets")}>
        {t("unmount.forgets")}
      </Button>
      <Button variant="outline" onClick={() => setOpen("keeps")}>
        {t("unmount.keeps")}
      </Button>
      <Dialog open={open === "forgets"} onClose={close} size="sm" title={t("unmount.head")}>
        <Textarea aria-label={t("unmount.note")} rows={3} />
      </Dialog>
      <Dialog open={open === "keeps"} onClose={close} size="sm" title={t("unmount.head")}>
        <Textarea
          aria-label={t("unmount.note")}
          rows={3}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Dialog>
    </div>
  )
}
