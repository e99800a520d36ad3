"use client"

import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { PhotoField } from "@/components/cash/photo-field"
import { WitnessField } from "@/components/features/safes/witness-field"
import { DayField } from "@/components/form/day-field"
import { Form } from "@/components/form/form"
import type { FormSchema, SchemaLoader } from "@/components/form/lazy-resolver"
import { MoneyField } from "@/components/form/money-field"
import { RadioField } from "@/components/form/radio-field"
import { TextField } from "@/components/form/text-field"
import { TextareaField } from "@/components/form/textarea-field"
import { LoadFailed } from "@/components/ui/load-failed"
import { toast } from "@/components/ui/toast"
import { callOnce } from "@/lib/core/client/call-once"
import { useMutation } from "@/lib/core/client/use-mutation"
import { useQuery } from "@/lib/core/client/use-query"
import type { Endpoint, EndpointReference } from "@/lib/core/http/endpoint"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import * as endpoints from "@/lib/features/bank-bags/endpoints"
import type { BankBag } from "@/lib/features/bank-bags/schema"
import { type BagState, resolutions } from "@/lib/features/bank-bags/values"
import * as businesses from "@/lib/features/businesses/endpoints"
import { staleAfterAct } from "./stale"

export type Act = "seal" | "dispatch" | "credit" | "resolve" | "return"

/** The acts that each state allows, the usual one first. */
export const actsIn: Record<BagState, Act[]> = {
  prepared: ["seal", "return"],
  sealed: ["dispatch", "credit", "return"],
  "in-transit": ["credit", "return"],
  credited: ["resolve"],
  reconciled: [],
  returned: [],
}

const uploadPhoto = async (file: Blob) => (await callOnce(endpoints.addBagPhoto, { file })).photo
const load = () => import("@/lib/features/bank-bags/schema")

interface Definition {
  endpoint: unknown
  schema: () => Promise<unknown>
  blank: (bag: BankBag) => Record<string, unknown>
}
const definitions: Record<Act, Definition> = {
  seal: {
    endpoint: endpoints.sealBankBag,
    schema: async () => (await load()).sealForm,
    blank: () => ({ sealNumber: "", witness: "", photo: "" }),
  },
  dispatch: {
    endpoint: endpoints.dispatchBankBag,
    schema: async () => (await load()).dispatchForm,
    blank: () => ({ carrier: "" }),
  },
  credit: {
    endpoint: endpoints.creditBankBag,
    schema: async () => (await load()).creditForm,
    blank: ({ amount, businessDate }) => ({ amount, creditedOn: businessDate }),
  },
  resolve: {
    endpoint: endpoints.resolveBankBag,
    schema: async () => (await load()).resolveForm,
    blank: () => ({ resolution: "corrected", reason: "" }),
  },
  return: {
    endpoint: endpoints.returnBankBag,
    schema: async () => (await load()).returnForm,
    blank: () => ({ reason: "" }),
  },
}

function SealFields({ bag: { shop, preparedBy } }: { bag: BankBag }) {
  const t = useTranslations("bank-bags")
  const { data, error, mutate } = useQuery(businesses.listSafes, { query: { shop, state: "active" } })
  const safe = data?.data[0]?.id
  const { data: policy } = useQuery(businesses.getDepositPolicy, { params: { id: shop } })
  return (
    <>
      <TextField required name="sealNumber" label={t("field.sealNumber")} maxLength={40} autoComplete="off" />
      {error && !data && <LoadFailed text={error.message} onRetry={() => void mutate()} />}
      {safe !== undefined && policy && (
        <WitnessField
          safe={safe}
          except={[preparedBy.id]}
          label={t("field.witness")}
          required={policy.witnessRequired}
          help={t(policy.witnessRequired ? "help.witness" : "help.witnessOptional")}
          nobody={t("noWitness")}
        />
      )}
      <PhotoField name="photo" label={t("field.photo")} upload={uploadPhoto} />
    </>
  )
}

function ResolveFields({ bag: { credited, amount, currency } }: { bag: BankBag }) {
  const t = useTranslations("bank-bags")
  const locale = useLanguage()
  const difference = (credited ?? 0) - amount
  const size = money(Math.abs(difference), currency, locale)
  return (
    <>
      <p className="text-pretty text-sm">{t(difference < 0 ? "help.short" : "help.over", { amount: size })}</p>
      <RadioField
        name="resolution"
        label={t("field.resolution")}
        options={resolutions.map((value) => ({ value, label: t(`resolutions.${value}`) }))}
      />
      <TextareaField required name="reason" label={t("field.reason")} maxLength={500} />
    </>
  )
}

function Fields({ act, bag }: { act: Act; bag: BankBag }): ReactNode {
  const t = useTranslations("bank-bags")
  if (act === "seal") return <SealFields bag={bag} />
  if (act === "resolve") return <ResolveFields bag={bag} />
  if (act === "dispatch")
    return <TextField required name="carrier" label={t("field.carrier")} help={t("help.carrier")} maxLength={80} />
  if (act === "credit")
    return (
      <>
        <MoneyField required name="amount" label={t("field.amount")} help={t("help.credit")} currency={bag.currency} />
        <DayField required name="creditedOn" label={t("field.creditedOn")} max={bag.businessDate} />
      </>
    )
  return (
    <>
      <p className="text-pretty text-sm">{t("help.return")}</p>
      <TextareaField required name="reason" label={t("field.reason")} maxLength={500} />
    </>
  )
}

/** The form of an act on a bag. */
export function ActForm({ act, bag, onDone }: { act: Act; bag: BankBag; onDone: () => void }) {
  const t = useTranslations("bank-bags")
  const { endpoint, schema, blank } = definitions[act]
  const send = useMutation(endpoint as EndpointReference<Endpoint>, { invalidates: staleAfterAct })
  return (
    <Form
      schema={schema as SchemaLoader<FormSchema>}
      defaultValues={blank(bag)}
      submitLabel={t(`act.${act}`)}
      onCancel={onDone}
      onSubmit={async (body) => {
        await send.run({ params: { id: bag.id }, body } as never)
        void toast.success(t(`done.${act}`, { number: bag.number }))
        onDone()
      }}
    >
      <h3 className="font-semibold text-base">{t("bagOf", { number: bag.number })}</h3>
      <Fields act={act} bag={bag} />
    </Form>
  )
}
