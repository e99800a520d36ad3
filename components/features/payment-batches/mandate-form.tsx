"use client"

import { useTranslations } from "next-intl"
import { PartyField } from "@/components/features/payments/party-field"
import { choices, usePaymentPlaces } from "@/components/features/payments/use-payment-places"
import { DayField } from "@/components/form/day-field"
import { Form } from "@/components/form/form"
import { MergeNotice } from "@/components/form/merge-notice"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import { useRecordMerge } from "@/components/form/use-record-merge"
import { Alert } from "@/components/ui/alert"
import { LoadFailed } from "@/components/ui/load-failed"
import { SkeletonText } from "@/components/ui/skeleton"
import { toast } from "@/components/ui/toast"
import { call } from "@/lib/core/client/call"
import { useInvalidate, useMutation } from "@/lib/core/client/use-mutation"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/payment-batches/endpoints"
import type { Mandate, MandateChanges, MandateForm as Values } from "@/lib/features/payment-batches/schema"
import { mandateKinds } from "@/lib/features/payment-batches/values"
import { staleMandates } from "./stale"

const load = () => import("@/lib/features/payment-batches/schema")
const addSchema = () => load().then(({ mandateForm }) => mandateForm)
const changeSchema = () => load().then(({ mandateChanges }) => mandateChanges)
const blank = { reference: "", kind: "recurring", signedOn: "", holder: "", iban: "", bic: "" }

function Fields() {
  const t = useTranslations("payments.mandates")
  return (
    <>
      <TextField required name="reference" label={t("fields.reference")} maxLength={35} />
      <DayField required name="signedOn" label={t("fields.signedOn")} />
      <TextField required name="holder" label={t("fields.holder")} maxLength={70} />
      <TextField required name="iban" label={t("fields.iban")} maxLength={50} autoComplete="off" />
      <TextField name="bic" label={t("fields.bic")} maxLength={11} autoComplete="off" />
      <SelectField
        name="kind"
        label={t("fields.kind")}
        options={mandateKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
    </>
  )
}

interface Opened {
  customer?: number
  onDone: () => void
}

function NewForm({ customer, onDone }: Opened) {
  const t = useTranslations("payments.mandates")
  const none = useTranslations("payments.account")
  const { places, isLoading, error, retry } = usePaymentPlaces()
  const add = useMutation(endpoints.addSepaMandate, { invalidates: staleMandates })
  const [first] = places
  if (error) return <LoadFailed text={error.message} onRetry={retry} />
  if (isLoading) return <SkeletonText lines={8} />
  if (!first) return <Alert>{none("noBusiness")}</Alert>
  return (
    <Form
      schema={addSchema}
      defaultValues={{ ...blank, business: String(first.id), customer: customer ? String(customer) : "" } as never}
      submitLabel={t("add")}
      onCancel={onDone}
      onSubmit={async (body) => {
        const { reference } = await add.run({ body: body as Values })
        void toast.success(t("saved", { reference }))
        onDone()
      }}
    >
      {places.length > 1 && <SelectField name="business" label={t("fields.business")} options={choices(places)} />}
      {customer === undefined && <PartyField name="customer" label={t("fields.customer")} kind="customer" />}
      <Fields />
    </Form>
  )
}

const valuesOf = ({ reference, kind, signedOn, holder, iban, bic }: Mandate) => ({
  ...{ reference, kind, signedOn, holder, iban, bic },
})

function LoadedForm({
  record,
  reload,
  onDone,
}: Opened & { record: Mandate; reload: () => Promise<Mandate | undefined> }) {
  const t = useTranslations("payments.mandates")
  const invalidate = useInvalidate()
  const latest = (one: Mandate) => ({ version: one.version, values: valuesOf(one) as Record<string, unknown> })
  const merge = useRecordMerge<Record<string, unknown>>({
    latest: latest(record),
    reload: async () => {
      const now = await reload()
      return now && latest(now)
    },
  })
  async function send(changed: Record<string, unknown>, version: number) {
    const body = { ...changed, version } as MandateChanges
    const { reference } = await call(endpoints.changeSepaMandate, { params: { id: record.id }, body })
    await invalidate(staleMandates)
    void toast.success(t("saved", { reference }))
    onDone()
  }
  return (
    <Form
      schema={changeSchema}
      defaultValues={merge.latest.values}
      submitLabel={t("save")}
      onCancel={onDone}
      onSubmit={(values, form) =>
        merge.save(form, values as Record<string, unknown>, (changed, { version }) => send(changed, version))
      }
    >
      <MergeNotice merge={merge} describe={(name) => ({ label: t(`fields.${name}` as "fields.iban") })} />
      <Fields />
    </Form>
  )
}

/** The form for a new mandate, or for one that exists; that one follows what others change. */
export function MandateForm({ id, customer, onDone }: Opened & { id?: number }) {
  const { data, error, mutate } = useQuery(endpoints.getSepaMandate, id === undefined ? null : { params: { id } })
  if (id === undefined) return <NewForm customer={customer} onDone={onDone} />
  if (error && !data) return <LoadFailed text={error.message} onRetry={() => void mutate()} />
  if (!data) return <SkeletonText lines={8} />
  return <LoadedForm record={data} reload={() => mutate()} onDone={onDone} />
}
