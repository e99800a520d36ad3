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
  /** May return a promise; the button is busy until it settles. The caller closes the dialog. */
  onConfirm: () => unknown
  title: ReactNode
  text?: ReactNode
  /** Says what will happen: "Delete 3 users", not "OK". */
  confirmLabel?: ReactNode
  cancelLabel?: ReactNode
  tone?: Tone
}

/** Asks for confirmation before an action that cannot be undone; focus starts on the cancel button. */
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
