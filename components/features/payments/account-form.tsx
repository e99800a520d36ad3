"use client"

import { useTranslations } from "next-intl"
import { useFormContext, useWatch } from "react-hook-form"
import { DayField } from "@/components/form/day-field"
import { Form } from "@/components/form/form"
import { MoneyField } from "@/components/form/money-field"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import { Alert } from "@/components/ui/alert"
import { LoadFailed } from "@/components/ui/load-failed"
import { SkeletonText } from "@/components/ui/skeleton"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import * as endpoints from "@/lib/features/payments/endpoints"
import type { AccountForm as Values } from "@/lib/features/payments/schema/account"
import type { PartyKind } from "@/lib/features/payments/values"
import { MoneyPlaceFields } from "./money-place-fields"
import { PartyField } from "./party-field"
import { stalePayments } from "./stale"
import { choices, type PaymentPlace, usePaymentPlaces } from "./use-payment-places"

const schema = () => import("@/lib/features/payments/schema/account").then(({ accountForm }) => accountForm)
const today = () => new Date().toISOString().slice(0, 10)

function Fields({ places }: { places: PaymentPlace[] }) {
  const t = useTranslations("payments.account.fields")
  const { setValue } = useFormContext()
  const chosen = Number(useWatch({ name: "business" }))
  const kind = useWatch({ name: "partyKind" }) as PartyKind
  const place = places.find(({ id }) => id === chosen) ?? (places[0] as PaymentPlace)
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      {places.length > 1 && (
        <SelectField
          name="business"
          label={t("business")}
          options={choices(places)}
          onChange={({ target }) => {
            setValue("business", target.value)
            setValue("till", "")
            setValue("bankAccount", "")
          }}
        />
      )}
      <SelectField
        name="partyKind"
        label={t("partyKind")}
        options={[
          { value: "customer", label: t("received") },
          { value: "supplier", label: t("sent") },
        ]}
        onChange={({ target }) => {
          setValue("partyKind", target.value)
          setValue("party", "")
        }}
      />
      <PartyField key={kind} name="party" label={t("party")} kind={kind} />
      <MoneyField required name="amount" label={t("amount")} currency={place.currency} />
      <DayField required name="paidOn" label={t("paidOn")} max={today()} />
      <MoneyPlaceFields place={place} />
      <TextField name="memo" label={t("memo")} maxLength={140} className="sm:col-span-2" />
    </div>
  )
}

interface Props {
  onDone: (id?: number) => void
  /** The customer or supplier that it is already known to be about. */
  party?: { kind: PartyKind; id: number }
}

/** Records money that came from a customer or went to a supplier before there is a document for it. */
export function AccountForm({ onDone, party }: Props) {
  const t = useTranslations("payments.account")
  const locale = useLanguage()
  const { places, isLoading, error, retry } = usePaymentPlaces()
  const add = useMutation(endpoints.addAccountPayment, { invalidates: stalePayments })
  const [first] = places
  if (error) return <LoadFailed text={error.message} onRetry={retry} />
  if (isLoading) return <SkeletonText lines={6} />
  if (!first) return <Alert>{t("noBusiness")}</Alert>
  const blank = { method: "bank", till: "", bankAccount: "", paidOn: today(), memo: "", amount: null, shop: null }
  const known = { partyKind: party?.kind ?? "customer", party: party ? String(party.id) : "" }
  return (
    <Form
      schema={schema}
      defaultValues={{ ...blank, ...known, business: String(first.id) } as never}
      submitLabel={t("add")}
      onCancel={() => onDone()}
      onSubmit={async (body) => {
        const { id, amount, currency, partyName } = await add.run({ body: body as Values })
        void toast.success(t("added", { name: partyName, amount: money(amount, currency, locale) }))
        onDone(id)
      }}
    >
      <Fields places={places} />
    </Form>
  )
}
