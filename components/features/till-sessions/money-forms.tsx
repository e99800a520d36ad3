"use client"

import { useFormatter, useTranslations } from "next-intl"
import { useWatch } from "react-hook-form"
import { Form } from "@/components/form/form"
import { MoneyField } from "@/components/form/money-field"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/till-sessions/endpoints"
import type { TillSessionSheet } from "@/lib/features/till-sessions/schema"
import { moneyPurposes, moneySources } from "@/lib/features/till-sessions/values"

const invalidates = [endpoints.listTillSessions]
const inSchema = () => import("@/lib/features/till-sessions/schema").then(({ paidInForm }) => paidInForm)
const outSchema = () => import("@/lib/features/till-sessions/schema").then(({ moneyOutEntry }) => moneyOutEntry)
const noteSchema = () => import("@/lib/features/till-sessions/schema").then(({ noteForm }) => noteForm)

interface Props {
  session: TillSessionSheet
  onDone: () => void
}

/** Money that is put into the till: the owner's, or from sales for an agency. */
export function MoneyIn({ session: { id, currency }, onDone }: Props) {
  const t = useTranslations("till-sessions.money")
  const payIn = useMutation(endpoints.payIntoTill, { invalidates })
  return (
    <Form
      schema={inSchema}
      defaultValues={{ amount: null as unknown as number, source: "owner" as const, memo: "" }}
      onSubmit={async (body) => {
        await payIn.run({ params: { id }, body })
        void toast.success(t("done"))
        onDone()
      }}
      submitLabel={t("saveIn")}
      onCancel={onDone}
    >
      <MoneyField required name="amount" label={t("amount")} currency={currency} size="lg" />
      <SelectField
        name="source"
        label={t("source")}
        options={moneySources.map((value) => ({ value, label: t(`sources.${value}`) }))}
      />
      <TextField name="memo" label={t("memo")} maxLength={200} />
    </Form>
  )
}

/** The VAT in an expense; an agency's money has none. */
function VatIncluded({ rates }: { rates: number[] }) {
  const t = useTranslations("till-sessions.money")
  const format = useFormatter()
  if (useWatch({ name: "purpose" }) === "agency") return null
  const options = [0, ...rates.filter((rate) => rate > 0)].map((rate) => ({
    value: String(rate),
    label: rate === 0 ? t("without") : format.number(rate / 10_000, { style: "percent", maximumFractionDigits: 2 }),
  }))
  return <SelectField name="vatRate" label={t("vat")} options={options} />
}

/** An expense, or an agency's money, that is paid from the till. */
export function MoneyOut({ session: { id, currency, vatRates }, onDone }: Props) {
  const t = useTranslations("till-sessions.money")
  const payOut = useMutation(endpoints.payOutOfTill, { invalidates })
  return (
    <Form
      schema={outSchema}
      defaultValues={{ amount: null as unknown as number, purpose: "expense" as const, vatRate: "0", memo: "" }}
      onSubmit={async ({ vatRate, ...body }) => {
        await payOut.run({ params: { id }, body: { ...body, vatRate: body.purpose === "agency" ? 0 : vatRate } })
        void toast.success(t("done"))
        onDone()
      }}
      submitLabel={t("saveOut")}
      onCancel={onDone}
    >
      <MoneyField required name="amount" label={t("amount")} currency={currency} size="lg" />
      <SelectField
        name="purpose"
        label={t("purpose")}
        options={moneyPurposes.map((value) => ({ value, label: t(`purposes.${value}`) }))}
      />
      <TextField required name="memo" label={t("memo")} maxLength={200} />
      <VatIncluded rates={vatRates} />
    </Form>
  )
}

/** Something to remember, without money. */
export function Note({ session: { id }, onDone }: Props) {
  const t = useTranslations("till-sessions")
  const add = useMutation(endpoints.addTillNote, { invalidates })
  const options = (["note", "no-sale"] as const).map((value) => ({ value, label: t(`kinds.${value}`) }))
  return (
    <Form
      schema={noteSchema}
      defaultValues={{ kind: "note", memo: "" }}
      onSubmit={async (body) => {
        await add.run({ params: { id }, body })
        void toast.success(t("money.done"))
        onDone()
      }}
      submitLabel={t("money.saveNote")}
      onCancel={onDone}
    >
      <SelectField name="kind" label={t("money.note")} options={options} />
      <TextField name="memo" label={t("money.text")} maxLength={200} />
    </Form>
  )
}
