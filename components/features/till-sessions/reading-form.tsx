"use client"

import { useFormatter, useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import { MoneyField } from "@/components/form/money-field"
import { TextField } from "@/components/form/text-field"
import { useMutation } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/till-sessions/endpoints"
import type { TillSessionSheet } from "@/lib/features/till-sessions/schema"
import { ReadingBalance } from "./reading-balance"

const schema = () => import("@/lib/features/till-sessions/schema").then(({ readingEntry }) => readingEntry)
const tenders = ["cash", "cards", "vouchers"] as const

/** The entry grid of a Z reading: sales by VAT rate, and how they were paid. */
export default function ReadingForm({ session, onDone }: { session: TillSessionSheet; onDone?: () => void }) {
  const t = useTranslations("till-sessions.reading")
  const format = useFormatter()
  const { id, currency, vatRates, cashRounding } = session
  const take = useMutation(endpoints.takeZReading, { invalidates: [endpoints.listTillSessions] })
  const percent = (rate: number) => format.number(rate / 10_000, { style: "percent", maximumFractionDigits: 2 })
  return (
    <Form
      schema={schema}
      defaultValues={{
        number: "",
        rates: vatRates.map((rate) => ({ rate, gross: null })),
        tenders: { cash: null, cards: null, vouchers: null },
        rounding: null,
      }}
      onSubmit={async (body) => {
        await take.run({ params: { id }, body })
        onDone?.()
      }}
      submitLabel={t("submit")}
    >
      <p className="text-ink-muted">{t("text")}</p>
      <div className="grid gap-6 md:grid-cols-2">
        <fieldset className="flex min-w-0 flex-col gap-3">
          <legend className="mb-2 font-medium">{t("sales")}</legend>
          {vatRates.map((rate, index) => (
            <MoneyField
              key={rate}
              name={`rates.${index}.gross`}
              label={t("rate", { rate: percent(rate) })}
              currency={currency}
            />
          ))}
        </fieldset>
        <fieldset className="flex min-w-0 flex-col gap-3">
          <legend className="mb-2 font-medium">{t("tenders")}</legend>
          {tenders.map((name) => (
            <MoneyField key={name} name={`tenders.${name}`} label={t(name)} currency={currency} />
          ))}
          {cashRounding > 1 && <MoneyField name="rounding" label={t("rounding")} currency={currency} />}
          <TextField name="number" label={t("number")} maxLength={40} />
        </fieldset>
      </div>
      <ReadingBalance currency={currency} />
    </Form>
  )
}
