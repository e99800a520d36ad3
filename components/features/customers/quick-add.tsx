"use client"

import { useTranslations } from "next-intl"
import { useEffect, useRef, useState } from "react"
import { useFormContext, useWatch } from "react-hook-form"
import { Form } from "@/components/form/form"
import { MoneyField } from "@/components/form/money-field"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import { Alert } from "@/components/ui/alert"
import { LoadFailed } from "@/components/ui/load-failed"
import { Skeleton } from "@/components/ui/skeleton"
import { useMutation } from "@/lib/core/client/use-mutation"
import { rateIn } from "@/lib/core/i18n/plain-formats"
import { useLanguage } from "@/lib/core/i18n/use-language"
import * as endpoints from "@/lib/features/customers/endpoints"
import type { IouReceipt } from "@/lib/features/customers/schema/acts"
import type { QuickForm } from "@/lib/features/customers/schema/forms"
import { ChargedNotice } from "./charged-notice"
import { CreditLine } from "./credit-line"
import { QuickName } from "./quick-name"
import { staleIous } from "./stale"
import { findKnown, useKnown } from "./use-known"
import type { Place, usePlaces } from "./use-places"

const schema = () => import("@/lib/features/customers/schema/forms").then(({ quickForm }) => quickForm)

function Fields({ places }: { places: Place[] }) {
  const t = useTranslations("customers.quick")
  const locale = useLanguage()
  const { setValue } = useFormContext()
  const [shop, name, customer, amount] = useWatch({ name: ["shop", "name", "customer", "amount"] })
  const place = places.find(({ id }) => id === Number(shop)) ?? (places[0] as Place)
  const { found, isCurrent, same } = useKnown(String(name ?? ""))
  const known = found.find(({ id }) => String(id) === customer) ?? (same.length === 1 ? same[0] : undefined)
  const isNew = isCurrent && String(name ?? "").trim() !== "" && same.length === 0 && !known
  return (
    <>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <QuickName found={customer ? [] : found} currency={place.currency} />
        <MoneyField
          required
          size="lg"
          name="amount"
          label={t("amount")}
          currency={place.currency}
          enterKeyHint="send"
        />
        <SelectField
          name="rate"
          label={t("rate")}
          options={place.rates.map((rate) => ({ value: String(rate), label: rateIn(locale, rate) }))}
        />
      </div>
      {(known || isNew) && (
        <CreditLine
          customer={known ?? null}
          business={place.business}
          currency={place.currency}
          amount={typeof amount === "number" ? amount : null}
        />
      )}
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        {places.length > 1 && (
          <SelectField
            name="shop"
            label={t("shop")}
            options={places.map(({ id, name: label }) => ({ value: String(id), label }))}
            onChange={({ target }) => {
              setValue("shop", target.value)
              setValue("rate", String(places.find(({ id }) => id === Number(target.value))?.rates[0] ?? 0))
            }}
          />
        )}
        <TextField name="memo" label={t("memo")} maxLength={200} autoComplete="off" />
      </div>
    </>
  )
}

type Props = Pick<ReturnType<typeof usePlaces>, "places" | "isLoading" | "error" | "retry"> & { chosen?: number }

/** Charges by name: who, how much, Enter. The shop and the rate of the charge before are kept. */
export function QuickAdd({ places, isLoading, error, retry, chosen }: Props) {
  const t = useTranslations("customers.quick")
  const add = useMutation(endpoints.addIou, { invalidates: staleIous })
  const [{ round, last, result }, setDone] = useState<{
    round: number
    last?: Pick<QuickForm, "shop" | "rate">
    result?: IouReceipt & { name: string }
  }>({ round: 0 })
  const frame = useRef<HTMLDivElement>(null)
  // The next charge starts at the name, except on phones, where the keyboard would cover what was charged.
  useEffect(() => {
    if (round > 0 && window.matchMedia?.("(hover: hover)").matches)
      frame.current?.querySelector<HTMLElement>("input[name=name]")?.focus()
  }, [round])
  if (isLoading) return <Skeleton className="h-44 w-full" />
  if (error) return <LoadFailed text={error.message} onRetry={retry} />
  const first = places.find(({ id }) => id === (last?.shop ?? chosen)) ?? places[0]
  if (!first) return <Alert title={t("noShop")}>{t("noShopText")}</Alert>
  return (
    <div ref={frame} className="space-y-4">
      {result && <ChargedNotice receipt={result} />}
      <Form
        key={`${round} ${chosen}`}
        schema={schema}
        defaultValues={{
          ...{ customer: "", name: "", amount: null as never, iouLimit: null, memo: "", aboveLimit: false },
          ...{ shop: String(first.id), rate: String(last?.rate ?? first.rates[0] ?? 0) },
        }}
        submitLabel={t("submit")}
        onSubmit={async ({ amount, rate, name, customer, iouLimit, ...rest }) => {
          const [known, ...others] = customer === null ? await findKnown(name) : []
          if (others.length > 0) return { fields: { name: t("several") } }
          const body = { ...rest, customer: customer ?? known?.id ?? null, rates: [{ rate, gross: amount }] }
          const receipt = await add.run({ body: body.customer === null ? { ...body, name, iouLimit } : body })
          setDone({ round: round + 1, last: { shop: rest.shop, rate }, result: { ...receipt, name } })
          return undefined
        }}
      >
        <Fields places={places} />
      </Form>
    </div>
  )
}
