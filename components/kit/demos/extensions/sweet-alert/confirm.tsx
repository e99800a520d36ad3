"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Button } from "@/components/ui/button"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { toast } from "@/components/ui/toast"

/** The dialog stays open with a busy button until the action is done. */
export default function Confirm() {
  const t = useTranslations("kit/sweet-alert.confirm")
  const [isOpen, setOpen] = useState(false)
  const [left, setLeft] = useState(3)
  const remove = async () => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    setLeft(left - 1)
    setOpen(false)
    toast.success(t("done"))
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button tone="danger" disabled={left === 0} onClick={() => setOpen(true)}>
        {t("show")}
      </Button>
      <p className="text-ink-muted text-sm">{t("left", { count: left })}</p>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={remove}
        title={t("head")}
        text={t("text")}
        confirmLabel={t("yes")}
      />
    </div>
  )
}
