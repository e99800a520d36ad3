"use client"

import { useFormatter, useTranslations } from "next-intl"
import { useWatch } from "react-hook-form"
import { Repeater } from "@/components/form/repeater"
import { TextField } from "@/components/form/text-field"

interface Row {
  price?: number
  count?: number
}

/** The rows of an order and their total. */
export function OrderRows({ animated }: { animated?: boolean }) {
  const t = useTranslations("kit/form-repeater")
  const format = useFormatter()
  const rows: Row[] = useWatch({ name: "rows" })
  const sum = rows.reduce((sum, { price = 0, count = 0 }) => sum + Number(price) * Number(count), 0)
  return (
    <>
      <Repeater name="rows" empty={{ article: "", price: 0, count: 1 }} addLabel={t("rows.add")} animated={animated}>
        {(name) => (
          <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_7rem_6rem]">
            <TextField name={name("article")} label={t("rows.article")} required autoComplete="off" />
            <TextField name={name("price")} type="number" min={0} step="any" label={t("rows.price")} required />
            <TextField name={name("count")} type="number" min={1} label={t("rows.count")} required />
          </div>
        )}
      </Repeater>
      <p className="tabular text-end font-medium text-sm" aria-live="polite">
        {t("rows.total", { total: format.number(sum, { style: "currency", currency: "EUR" }) })}
      </p>
    </>
  )
}
