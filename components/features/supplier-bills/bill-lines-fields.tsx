"use client"

import { useTranslations } from "next-intl"
import { useWatch } from "react-hook-form"
import { useRates } from "@/components/features/stock/line-fields"
import { MoneyField } from "@/components/form/money-field"
import { Repeater } from "@/components/form/repeater"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import { useFormats } from "./use-formats"

interface Typed {
  net?: number | null
  vatRate?: string
}

/** The total and VAT of the lines typed so far; the server computes both again. */
function Totals({ currency }: { currency: string }) {
  const t = useTranslations("supplier-bills.enter")
  const { money } = useFormats()
  const lines = (useWatch({ name: "lines" }) ?? []) as Typed[]
  const given = useWatch({ name: "vat" }) as number | null
  const net = lines.reduce((sum, line) => sum + (line.net ?? 0), 0)
  const byRate = new Map<string, number>()
  for (const { net: ofLine, vatRate = "0" } of lines) byRate.set(vatRate, (byRate.get(vatRate) ?? 0) + (ofLine ?? 0))
  const vat = given ?? [...byRate].reduce((sum, [rate, of]) => sum + Math.round((of * Number(rate)) / 10_000), 0)
  return (
    <p className="tabular text-end font-semibold">
      {t("total", { total: money(net + vat, currency), vat: money(vat, currency) })}
    </p>
  )
}

/** The lines of a paper bill, its VAT and its total. */
export function BillLinesFields({ currency, country }: { currency: string; country: string }) {
  const t = useTranslations("supplier-bills")
  const rates = useRates(country).map(({ value, label }) => ({ value: String(value), label }))
  const empty = { name: "", code: "", quantity: "1", net: null, vatRate: rates[0]?.value ?? "0" }
  return (
    <>
      <Repeater name="lines" empty={empty} addLabel={t("enter.addLine")}>
        {(name) => (
          <div className="grid grid-cols-2 gap-3 md:grid-cols-6">
            <TextField
              required
              name={name("name")}
              label={t("fields.name")}
              maxLength={200}
              className="col-span-2 md:col-span-4"
            />
            <TextField
              name={name("code")}
              label={t("fields.code")}
              maxLength={60}
              className="col-span-2 md:col-span-2"
            />
            <TextField
              required
              name={name("quantity")}
              label={t("fields.quantity")}
              inputMode="decimal"
              className="md:col-span-2"
            />
            <SelectField name={name("vatRate")} label={t("fields.vatRate")} options={rates} className="md:col-span-2" />
            <MoneyField
              required
              name={name("net")}
              label={t("enter.net")}
              currency={currency}
              className="col-span-2 md:col-span-2"
            />
          </div>
        )}
      </Repeater>
      <MoneyField
        name="vat"
        label={t("fields.vatAmount")}
        help={t("enter.vatHelp")}
        currency={currency}
        className="sm:max-w-64"
      />
      <Totals currency={currency} />
    </>
  )
}
