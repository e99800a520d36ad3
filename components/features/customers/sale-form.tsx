"use client"

import { useTranslations } from "next-intl"
import { useFormContext, useWatch } from "react-hook-form"
import { Form } from "@/components/form/form"
import { MoneyField } from "@/components/form/money-field"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import { rateIn } from "@/lib/core/i18n/plain-formats"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import * as endpoints from "@/lib/features/customers/endpoints"
import type { ActProps } from "./act-drawer"
import { choices } from "./choices"
import { CreditLine } from "./credit-line"
import { staleIous } from "./stale"

const schema = () => import("@/lib/features/customers/schema/forms").then(({ saleForm }) => saleForm)

function Fields({ customer, account, places, act }: ActProps & { act: "charge" | "adjust" }) {
  const t = useTranslations("customers.acts")
  const locale = useLanguage()
  const { setValue } = useFormContext()
  const [shop, amount] = useWatch({ name: ["shop", "amount"] })
  const place = places.find(({ id }) => id === Number(shop)) ?? places[0]
  const { business, currency } = account
  return (
    <>
      {act === "adjust" && <p className="text-pretty text-sm">{t("adjustText")}</p>}
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <MoneyField required size="lg" name="amount" label={t("amount")} currency={currency} />
        <SelectField
          name="rate"
          label={t("rate")}
          options={(place?.rates ?? []).map((rate) => ({ value: String(rate), label: rateIn(locale, rate) }))}
        />
        {places.length > 1 && (
          <SelectField
            name="shop"
            label={t("shop")}
            options={choices(places)}
            onChange={({ target }) => setValue("shop", target.value)}
          />
        )}
        <TextField required name="reason" label={t(act === "charge" ? "memo" : "reason")} maxLength={200} />
      </div>
      {act === "charge" && (
        <CreditLine
          customer={customer}
          business={business}
          currency={currency}
          amount={typeof amount === "number" ? amount : null}
        />
      )}
    </>
  )
}

/** Charges a sale to a customer, or credits a part of one. */
export function SaleForm(props: ActProps & { act: "charge" | "adjust" }) {
  const { customer, places, act, onDone } = props
  const t = useTranslations("customers.acts")
  const locale = useLanguage()
  const charge = useMutation(endpoints.chargeCustomer, { invalidates: staleIous })
  const adjust = useMutation(endpoints.adjustCustomer, { invalidates: staleIous })
  const [first] = places
  return (
    <Form
      schema={schema}
      defaultValues={{
        ...{ shop: String(first?.id ?? ""), rate: String(first?.rates[0] ?? 0) },
        ...{ amount: null as never, reason: "", aboveLimit: false },
      }}
      submitLabel={t(`${act}Submit`)}
      onCancel={onDone}
      onSubmit={async ({ shop, rate, amount, reason, aboveLimit }) => {
        const input = { params: { id: customer.id } }
        const rates = [{ rate, gross: amount }]
        const { balance, currency } = await (act === "charge"
          ? charge.run({ ...input, body: { shop, rates, memo: reason, aboveLimit } })
          : adjust.run({ ...input, body: { shop, rates, reason } }))
        const words = { amount: money(amount, currency, locale), balance: money(balance, currency, locale) }
        void toast.success(t(`${act}Done`, { name: customer.name, ...words }))
        onDone()
      }}
    >
      <Fields {...props} />
    </Form>
  )
}
