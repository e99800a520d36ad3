"use client"

import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { ActionButton } from "./action-button"
import { Button } from "./button"
import { Dialog } from "./dialog"
import type { Tone } from "./tone"

interface Props {
  open: boolean
  onClose: () => void
  /** May take its time; the button is busy until then. The caller closes the dialog. */
  onConfirm: () => unknown
  title: ReactNode
  text?: ReactNode
  /** Says what will happen: "Delete 3 users", not "OK". */
  confirmLabel?: ReactNode
  cancelLabel?: ReactNode
  tone?: Tone
}

/** Asks before an act that cannot be undone; the focus starts on the harmless answer. */
export function ConfirmDialog({
  open,
  onClose,
  onConfirm,
  title,
  text,
  confirmLabel,
  cancelLabel,
  tone = "danger",
}: Props) {
  const t = useTranslations("ui")
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={title}
      description={text}
      footer={
        <>
          <Button variant="outline" onClick={onClose} data-autofocus>
            {cancelLabel ?? t("cancel")}
          </Button>
          <ActionButton tone={tone} action={onConfirm}>
            {confirmLabel ?? t("confirm")}
          </ActionButton>
        </>
      }
    />
  )
}
