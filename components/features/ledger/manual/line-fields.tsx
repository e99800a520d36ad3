"use client"

import { X } from "lucide-react"
import { useTranslations } from "next-intl"
import { useWatch } from "react-hook-form"
import { ComboboxField } from "@/components/form/combobox-field"
import { MoneyField } from "@/components/form/money-field"
import { TextField } from "@/components/form/text-field"
import { Button } from "@/components/ui/button"
import type { ComboboxOption } from "@/components/ui/combobox"
import type { TrialAccount } from "@/lib/features/ledger/schema"
import { controlRoles } from "@/lib/features/ledger/values/roles"

/** Columns: account, debit, credit, and the remove button. */
export const lineGrid = "grid grid-cols-2 items-start gap-2 md:grid-cols-[minmax(0,1fr)_10rem_10rem_2.75rem]"

/** From `md` up the column heads replace the labels, which stay for screen readers. */
const underHead = "md:[&>div:first-child]:sr-only"

interface Props {
  index: number
  accounts: TrialAccount[]
  options: ComboboxOption[]
  currency: string
  onRemove?: () => void
}

/** A line of the entry; a control account also asks for the party. */
export function LineFields({ index, accounts, options, currency, onRemove }: Props) {
  const t = useTranslations("ledger")
  const name = (field: string) => `lines.${index}.${field}`
  const code = useWatch({ name: name("account") }) as string
  const role = accounts.find((account) => account.code === code)?.role
  const needsParty = (controlRoles as readonly string[]).includes(role ?? "")
  const label = (field: "account" | "debit" | "credit" | "party") =>
    t("manual.inLine", { field: t(`fields.${field}`), line: index + 1 })
  return (
    <div data-line={index} className={`${lineGrid} border-line border-b px-3 py-2.5`}>
      <ComboboxField
        name={name("account")}
        label={label("account")}
        options={options}
        placeholder={t("manual.accountHint")}
        className={`max-md:col-span-2 ${underHead}`}
      />
      <MoneyField name={name("debit")} label={label("debit")} currency={currency} className={underHead} />
      <MoneyField name={name("credit")} label={label("credit")} currency={currency} className={underHead} />
      <Button
        variant="ghost"
        tone="danger"
        iconOnly
        icon={<X />}
        label={t("manual.removeLine", { line: index + 1 })}
        disabled={!onRemove}
        onClick={onRemove}
        className="max-md:col-span-2 max-md:justify-self-end"
      />
      {needsParty && (
        <TextField
          name={name("party")}
          label={label("party")}
          help={t("manual.partyHelp")}
          placeholder={role === "supplier_control" ? "supplier:3" : "customer:12"}
          className="col-span-2 md:col-span-1"
          required
        />
      )}
    </div>
  )
}
