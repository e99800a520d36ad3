"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { useFormContext, useWatch } from "react-hook-form"
import { PhotoField } from "@/components/cash/photo-field"
import { Form } from "@/components/form/form"
import { MoneyField } from "@/components/form/money-field"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import { Alert } from "@/components/ui/alert"
import { LoadFailed } from "@/components/ui/load-failed"
import { Skeleton } from "@/components/ui/skeleton"
import { toast } from "@/components/ui/toast"
import { callOnce } from "@/lib/core/client/call-once"
import { useMutation } from "@/lib/core/client/use-mutation"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import * as endpoints from "@/lib/features/counter-deposits/endpoints"
import { type Place, usePlaces } from "./use-places"

const schema = () => import("@/lib/features/counter-deposits/schema").then(({ depositForm }) => depositForm)

const uploadReceipt = async (file: Blob) => (await callOnce(endpoints.addDepositReceipt, { file })).receipt

const choices = (rows: { id: number; name: string }[]) =>
  rows.map(({ id, name }) => ({ value: String(id), label: name }))

function Fields({ places }: { places: Place[] }) {
  const t = useTranslations("counter-deposits.form")
  const { setValue } = useFormContext()
  const shop = Number(useWatch({ name: "shop" }))
  const place = places.find(({ id }) => id === shop) ?? (places[0] as Place)
  return (
    <>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        {places.length > 1 && (
          <SelectField
            name="shop"
            label={t("shop")}
            options={choices(places)}
            onChange={({ target }) => {
              const next = places.find(({ id }) => id === Number(target.value))
              setValue("shop", target.value)
              setValue("till", String(next?.tills[0]?.id ?? ""))
              setValue("bankAccount", String(next?.accounts[0]?.id ?? ""))
            }}
          />
        )}
        <SelectField
          name="till"
          label={t("till")}
          options={[...choices(place.tills), { value: "", label: t("capital") }]}
        />
        <MoneyField required name="amount" label={t("amount")} currency={place.currency} />
        <MoneyField name="fee" label={t("fee")} help={t("feeHelp")} currency={place.currency} />
        {place.accounts.length > 0 && (
          <SelectField
            name="bankAccount"
            label={t("account")}
            options={[...choices(place.accounts), { value: "", label: t("noAccount") }]}
          />
        )}
        <TextField name="reference" label={t("reference")} maxLength={80} />
      </div>
      <PhotoField name="receipt" label={t("receipt")} upload={uploadReceipt} />
    </>
  )
}

/** A deposit on one page: amount, where it comes from, the fee, and a photo of the receipt. */
export function DepositForm() {
  const t = useTranslations("counter-deposits.form")
  const locale = useLanguage()
  const { places, isLoading, error, retry } = usePlaces()
  const [made, setMade] = useState(0)
  const add = useMutation(endpoints.addCounterDeposit, { invalidates: [endpoints.listCounterDeposits] })
  const [first] = places
  if (isLoading) return <Skeleton className="h-72 w-full" />
  if (error) return <LoadFailed text={error.message} onRetry={retry} />
  if (!first) return <Alert title={t("noShop")}>{t("noShopText")}</Alert>
  return (
    <Form
      key={made}
      schema={schema}
      defaultValues={{
        shop: String(first.id),
        till: String(first.tills[0]?.id ?? ""),
        bankAccount: String(first.accounts[0]?.id ?? ""),
        amount: null as never,
        fee: null,
        reference: "",
        receipt: "",
      }}
      submitLabel={t("submit")}
      onSubmit={async (body) => {
        const { amount, currency } = await add.run({ body })
        void toast.success(t("done", { amount: money(amount, currency, locale) }))
        setMade((count) => count + 1)
      }}
    >
      <Fields places={places} />
    </Form>
  )
}
