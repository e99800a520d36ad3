"use client"

import { useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import { MoneyField } from "@/components/form/money-field"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import * as endpoints from "@/lib/features/customers/endpoints"
import type { ActProps } from "./act-drawer"
import { Allocation } from "./allocation"
import { choices } from "./choices"
import { staleIous } from "./stale"

const schema = () => import("@/lib/features/customers/schema/acts").then(({ writeOffForm }) => writeOffForm)

/** Writes off what a customer won't pay. */
export function WriteOffForm({ customer, account, places, onDone }: ActProps) {
  const t = useTranslations("customers.acts")
  const locale = useLanguage()
  const writeOff = useMutation(endpoints.writeOffCustomer, { invalidates: staleIous })
  return (
    <Form
      schema={schema}
      defaultValues={{ shop: String(places[0]?.id ?? ""), amount: Math.max(0, account.balance), reason: "" }}
      submitLabel={t("writeOffSubmit")}
      tone="danger"
      onCancel={onDone}
      onSubmit={async (body) => {
        const { amount, currency } = await writeOff.run({ params: { id: customer.id }, body })
        void toast.success(t("writtenOff", { name: customer.name, amount: money(amount, currency, locale) }))
        onDone()
      }}
    >
      <p className="text-pretty text-sm">{t("writeOffText")}</p>
      <MoneyField required name="amount" label={t("amount")} currency={account.currency} />
      <Allocation account={account} />
      {places.length > 1 && <SelectField name="shop" label={t("shop")} options={choices(places)} />}
      <TextField required name="reason" label={t("reason")} maxLength={200} />
    </Form>
  )
}
