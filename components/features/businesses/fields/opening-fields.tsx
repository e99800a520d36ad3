"use client"

import { useTranslations } from "next-intl"
import { useWatch } from "react-hook-form"
import { DayField } from "@/components/form/day-field"
import { MoneyField } from "@/components/form/money-field"
import { TextField } from "@/components/form/text-field"
import type { BusinessForm } from "@/lib/features/businesses/schema/businesses"

/** The values of the wizard's last step while nothing is typed. */
export const blankOpening = {
  bankAccount: { name: "", iban: "", bic: "" },
  opening: { date: "", till: null, safe: null, bank: null },
}

/** The bank account, if the business has one, and what there is in till, safe and bank account today. */
export function OpeningFields() {
  const t = useTranslations("businesses")
  const currency = useWatch({ name: "currency" }) as string
  const iban = useWatch({ name: "bankAccount.iban" }) as string
  const grid = "grid gap-x-5 gap-y-4 sm:grid-cols-2"
  return (
    <div className="space-y-5">
      <div className={grid}>
        <TextField name="bankAccount.iban" label={t("fields.iban")} help={t("help.firstIban")} maxLength={50} />
        <TextField name="bankAccount.bic" label={t("fields.bic")} maxLength={11} spellCheck={false} />
        <TextField
          name="bankAccount.name"
          label={t("fields.accountName")}
          help={t("help.accountName")}
          maxLength={80}
        />
      </div>
      <p className="text-dense text-ink-muted">{t("setUp.openingText")}</p>
      <div className={grid}>
        <MoneyField name="opening.till" currency={currency} label={t("fields.openingTill")} />
        <MoneyField name="opening.safe" currency={currency} label={t("fields.openingSafe")} />
        {iban && <MoneyField name="opening.bank" currency={currency} label={t("fields.openingBank")} />}
        <DayField name="opening.date" label={t("fields.openingDate")} help={t("help.openingDate")} />
      </div>
    </div>
  )
}

type Typed = typeof blankOpening
type Sent = Pick<BusinessForm, "bankAccount" | "opening">

/** The part of the request for the step: without an IBAN no bank account, and without amounts no opening balances. */
export function openingOf({ bankAccount, opening }: Typed, accountName: string): Sent {
  const hasBank = bankAccount.iban.trim() !== ""
  const { date, bank, ...cash } = opening
  const amounts = Object.entries({ ...cash, ...(hasBank && { bank }) }).filter(([, amount]) => amount !== null)
  return {
    ...(hasBank && { bankAccount: { ...bankAccount, name: bankAccount.name.trim() || accountName } }),
    ...(amounts.length > 0 && { opening: { ...Object.fromEntries(amounts), ...(date && { date }) } }),
  }
}
