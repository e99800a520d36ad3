"use client"

import { useTranslations } from "next-intl"
import { useRef, useState } from "react"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { useFormats } from "./use-formats"

/** Asks whether to record a payment that exceeds the balance due. Render the returned dialog outside the form. */
export function useOverpaying(currency: string) {
  const t = useTranslations("invoices.pay")
  const { money } = useFormats()
  const [excess, setExcess] = useState(0)
  const [open, setOpen] = useState(false)
  const answer = useRef<(allowed: boolean) => void>(undefined)

  const ask = (amount: number) =>
    new Promise<boolean>((resolve) => {
      answer.current = resolve
      setExcess(amount)
      setOpen(true)
    })
  const close = (allowed: boolean) => {
    answer.current?.(allowed)
    setOpen(false)
  }
  const dialog = (
    <ConfirmDialog
      open={open}
      onClose={() => close(false)}
      onConfirm={() => close(true)}
      tone="warning"
      title={t("overTitle")}
      text={t("overText", { amount: money(excess, currency) })}
      confirmLabel={t("overConfirm")}
      cancelLabel={t("overKeep")}
    />
  )
  return [ask, dialog] as const
}
