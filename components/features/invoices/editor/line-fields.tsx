"use client"

import { X } from "lucide-react"
import { useTranslations } from "next-intl"
import { useWatch } from "react-hook-form"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import { TextareaField } from "@/components/form/textarea-field"
import { Button } from "@/components/ui/button"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { lineAmounts } from "@/lib/core/vat"
import type { TypedLine } from "@/lib/features/invoices/schema/form"
import { reasonCategories, units } from "@/lib/features/invoices/values"
import { useFormats } from "../use-formats"
import { ItemField } from "./item-field"
import { billedLine } from "./typed-line"

/** Columns: item, quantity, price, discount, VAT, net, and the remove button. */
export const lineGrid =
  "md:grid md:grid-cols-[minmax(0,1fr)_4rem_6rem_4.5rem_4rem_6.25rem_2rem] md:items-start md:gap-x-2"

/** From `md` up the column headers replace the labels, which stay for screen readers. */
const underHead = "md:[&>div:first-child]:sr-only"
const figures = ["qty", "price", "discount", "vatRate"] as const
const labels = { qty: "qty", price: "price", discount: "discount", vatRate: "vat" } as const

interface Props {
  index: number
  onRemove?: () => void
}

/** An editable line of the invoice with its net amount. */
export function LineFields({ index, onRemove }: Props) {
  const t = useTranslations("invoices.editor")
  const words = useTranslations("invoices")
  const locale = useLanguage()
  const { money } = useFormats()
  const name = `lines.${index}`
  const line = useWatch({ name }) as TypedLine | undefined
  const currency = String(useWatch({ name: "currency" }))
  const { netMinor } = lineAmounts(billedLine(line ?? {}, locale))
  const number = String(index + 1)
  return (
    <fieldset className="relative border-b py-3.5 md:px-3">
      <legend className="sr-only">{t("line", { number })}</legend>
      <div className={`${lineGrid} max-md:grid max-md:grid-cols-2 max-md:gap-3`}>
        <ItemField name={name} className={`${underHead} max-md:col-span-2 ${onRemove ? "max-md:pe-13" : ""}`} />
        {figures.map((figure) => (
          <TextField
            key={figure}
            name={`${name}.${figure}`}
            label={t(labels[figure])}
            inputMode="decimal"
            autoComplete="off"
            required={figure === "qty" || figure === "price"}
            disabled={figure === "vatRate" && Boolean(line?.vatCategory)}
            className={`${underHead} tabular [&_input]:px-2 md:[&_input]:text-end`}
          />
        ))}
        <p className="tabular col-span-2 flex items-baseline justify-between gap-3 text-sm md:col-span-1 md:block md:pt-2 md:text-end">
          <span className="text-dense text-ink-muted md:sr-only">{t("net")}</span>
          <span className="font-medium">{money(netMinor, currency)}</span>
        </p>
        {onRemove && (
          <Button
            variant="ghost"
            size="sm"
            iconOnly
            label={t("removeLine", { number })}
            icon={<X />}
            onClick={onRemove}
            className="max-md:absolute max-md:end-0 max-md:top-9 md:mt-0.5"
          />
        )}
        <TextareaField
          name={`${name}.description`}
          label={t("description")}
          placeholder={t("description")}
          rows={1}
          className="col-span-2 md:col-span-1 md:col-start-1 md:mt-2 [&>div:first-child]:sr-only"
        />
        <SelectField
          name={`${name}.unit`}
          label={t("unit")}
          options={units.map((value) => ({ value, label: words(`units.${value}`) }))}
          className="md:col-span-2 md:mt-2 md:[&>div:first-child]:sr-only"
        />
        <SelectField
          name={`${name}.vatCategory`}
          label={t("vatCategory")}
          options={[
            { value: "", label: t("byRate") },
            ...reasonCategories.map((value) => ({ value, label: words(`vatCategories.${value}`) })),
          ]}
          className="md:col-span-3 md:mt-2 md:[&>div:first-child]:sr-only"
        />
      </div>
    </fieldset>
  )
}
