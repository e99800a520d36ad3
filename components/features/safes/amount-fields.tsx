"use client"

import { useTranslations } from "next-intl"
import { useFormContext } from "react-hook-form"
import { CountField } from "@/components/cash/count-field"
import { MoneyField } from "@/components/form/money-field"
import { TextField } from "@/components/form/text-field"
import { Disclosure } from "@/components/ui/disclosure"
import { totalOf } from "@/lib/core/cash/count"

/** An amount that may be counted by note and coin, and a note. */
export function AmountFields({ currency }: { currency: string }) {
  const t = useTranslations("safes")
  const { setValue } = useFormContext()
  return (
    <>
      <MoneyField required name="amount" label={t("field.amount")} currency={currency} />
      <Disclosure title={t("help.byPiece")} className="rounded-control border border-line">
        <CountField
          withPacks
          name="count"
          label={t("field.count")}
          currency={currency}
          onCount={(count) => setValue("amount", totalOf(count, currency), { shouldDirty: true })}
        />
      </Disclosure>
      <TextField name="note" label={t("field.note")} maxLength={200} />
    </>
  )
}
