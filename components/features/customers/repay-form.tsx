"use client"

import { useTranslations } from "next-intl"
import { useFormContext, useWatch } from "react-hook-form"
import { Form } from "@/components/form/form"
import { MoneyField } from "@/components/form/money-field"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import * as endpoints from "@/lib/features/customers/endpoints"
import { repaidTo } from "@/lib/features/customers/values"
import type { ActProps } from "./act-drawer"
import { Allocation } from "./allocation"
import { choices } from "./choices"
import { staleIous } from "./stale"

const schema = () => import("@/lib/features/customers/schema/acts").then(({ repayForm }) => repayForm)

function Fields({ places, account, mayBank }: ActProps & { mayBank: boolean }) {
  const t = useTranslations("customers.acts")
  const { setValue } = useFormContext()
  const [to, shop] = useWatch({ name: ["to", "shop"] })
  const place = places.find(({ id }) => id === Number(shop)) ?? places[0]
  return (
    <>
      <MoneyField required size="lg" name="amount" label={t("paid")} currency={account.currency} />
      <Allocation account={account} />
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        {mayBank && (
          <SelectField
            name="to"
            label={t("to")}
            options={repaidTo.map((value) => ({ value, label: t(`tos.${value}`) }))}
          />
        )}
        {places.length > 1 && (
          <SelectField
            name="shop"
            label={t("shop")}
            options={choices(places)}
            onChange={({ target }) => {
              setValue("shop", target.value)
              setValue("till", String(places.find(({ id }) => id === Number(target.value))?.tills[0]?.id ?? ""))
            }}
          />
        )}
        {to === "till" && <SelectField name="till" label={t("till")} options={choices(place?.tills ?? [])} />}
        {to === "bank" && (place?.accounts.length ?? 0) > 1 && (
          <SelectField
            name="bankAccount"
            label={t("bankAccount")}
            options={[{ value: "", label: t("firstAccount") }, ...choices(place?.accounts ?? [])]}
          />
        )}
        <TextField name="memo" label={t("memo")} maxLength={200} />
      </div>
    </>
  )
}

/** Records what a customer paid; what it will pay is shown before it is saved. */
export function RepayForm(props: ActProps & { mayBank: boolean }) {
  const { customer, account, places, onDone } = props
  const t = useTranslations("customers.acts")
  const locale = useLanguage()
  const repay = useMutation(endpoints.repayCustomer, { invalidates: staleIous })
  const [first] = places
  return (
    <Form
      schema={schema}
      defaultValues={{
        ...{ shop: String(first?.id ?? ""), amount: Math.max(0, account.balance), to: "till", memo: "" },
        ...{ till: String(first?.tills[0]?.id ?? ""), bankAccount: "" },
      }}
      submitLabel={t("repaySubmit")}
      onCancel={onDone}
      onSubmit={async (body) => {
        const { amount, balance, currency } = await repay.run({ params: { id: customer.id }, body })
        const words = { amount: money(amount, currency, locale), balance: money(balance, currency, locale) }
        void toast.success(t("repaid", { name: customer.name, ...words }))
        onDone()
      }}
    >
      <Fields {...props} />
    </Form>
  )
}
