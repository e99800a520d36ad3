"use client"

import { useTranslations } from "next-intl"
import { ConfirmDialog } from "./confirm-dialog"

interface Props {
  open: boolean
  onStay: () => void
  onLeave: () => void
}

/** Asks before unsaved changes are lost. */
export function LeaveDialog({ open, onStay, onLeave }: Props) {
  const t = useTranslations("ui")
  return (
    <ConfirmDialog
      open={open}
      onClose={onStay}
      onConfirm={onLeave}
      title={t("leaveTitle")}
      text={t("leaveText")}
      confirmLabel={t("leave")}
      cancelLabel={t("stay")}
      tone="danger"
    />
  )
}
