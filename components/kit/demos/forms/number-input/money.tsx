"use client"

import { useFormatter, useTranslations } from "next-intl"
import { useState } from "react"
import { FieldFrame } from "@/components/form/field-frame"
import { MoneyInput } from "@/components/ui/money-input"

/** The value is in cents. */
export default function Money() {
  const t = useTranslations("kit/number-input")
  const format = useFormatter()
  const [cents, setCents] = useState<number | undefined>(1995)
  const isAmount = Number.isInteger(cents)
  const amount = format.number((cents || 0) / 100, { style: "currency", currency: "EUR" })
  return (
    <FieldFrame
      label={t("money.label")}
      help={t("money.help", { amount })}
      error={isAmount ? undefined : t("money.error")}
    >
      {(control) => <MoneyInput {...control} value={cents} onChange={setCents} currency="EUR" />}
    </FieldFrame>
  )
}
