"use client"

import { useTranslations } from "next-intl"
import { useFormContext, useWatch } from "react-hook-form"
import { CountField } from "@/components/cash/count-field"
import { DayField } from "@/components/form/day-field"
import { Form } from "@/components/form/form"
import { SelectField } from "@/components/form/select-field"
import { useAbility } from "@/components/layout/ability"
import { Disclosure } from "@/components/ui/disclosure"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/supplier-bills/endpoints"
import type { ActProps } from "./act-props"
import { stale } from "./stale"
import { useFormats } from "./use-formats"
import { type PayPlaces, usePayPlaces } from "./use-pay-places"

const schema = () => import("@/lib/features/supplier-bills/schema/forms").then(({ payForm }) => payForm)

const choices = (rows: { id: number; label: string }[]) => rows.map(({ id, label }) => ({ value: String(id), label }))

function Fields({ bill, places }: { bill: ActProps["bill"]; places: PayPlaces }) {
  const t = useTranslations("supplier-bills")
  const ability = useAbility()
  const from = useWatch({ name: "from" })
  const { setValue } = useFormContext()
  const isCredit = bill.kind === "credit-note"
  const sources = [
    "bank" as const,
    ...(!isCredit && places.safes.length > 0 && ability.can("update", "SafeCash") ? (["safe"] as const) : []),
    ...(!isCredit && places.tills.length > 0 && ability.can("update", "TillSession") ? (["till"] as const) : []),
  ]
  return (
    <>
      {sources.length > 1 && (
        <SelectField
          name="from"
          label={t("fields.from")}
          options={sources.map((value) => ({ value, label: t(`sources.${value}`) }))}
          onChange={({ target }) => {
            setValue("from", target.value)
            setValue("count", undefined)
          }}
        />
      )}
      {from === "bank" && (
        <>
          {places.accounts.length > 0 && (
            <SelectField name="bankAccount" label={t("fields.bankAccount")} options={choices(places.accounts)} />
          )}
          <DayField required name="paidOn" label={t("fields.paidOn")} />
        </>
      )}
      {from === "safe" && (
        <>
          <SelectField required name="safe" label={t("fields.safe")} options={choices(places.safes)} />
          <Disclosure title={t("fields.count")} className="rounded-control border border-line">
            <CountField withPacks name="count" label={t("fields.count")} currency={bill.currency} />
          </Disclosure>
        </>
      )}
      {from === "till" && <SelectField required name="till" label={t("fields.till")} options={choices(places.tills)} />}
      {from !== "bank" && <p className="text-dense text-ink-muted">{t("texts.cash")}</p>}
    </>
  )
}

/** Records that a bill was paid, from the bank, a safe or a till. */
export default function PayForm({ bill, onDone }: ActProps) {
  const t = useTranslations("supplier-bills")
  const { amount } = useFormats()
  const places = usePayPlaces(bill.business)
  const pay = useMutation(endpoints.paySupplierBill, { invalidates: stale })
  if (!places) return null
  const first = (rows: { id: number }[]) => String(rows[0]?.id ?? "")
  return (
    <Form
      schema={schema}
      defaultValues={
        {
          ...{ version: bill.version, from: "bank", paidOn: new Date().toISOString().slice(0, 10), count: undefined },
          ...{ bankAccount: first(places.accounts), safe: first(places.safes), till: first(places.tills) },
        } as never
      }
      submitLabel={t(bill.kind === "credit-note" ? "acts.refund" : "acts.pay")}
      onCancel={onDone}
      onSubmit={async (body) => {
        await pay.run({ params: { id: bill.id }, body: { ...body, version: bill.version } })
        void toast.success(t("done.paid", { amount: amount(bill.due, bill) }))
        onDone()
      }}
    >
      <p className="font-semibold text-lg">
        {t("texts.pay", { amount: amount(bill.due, bill), supplier: bill.supplier.name })}
      </p>
      <Fields bill={bill} places={places} />
    </Form>
  )
}
