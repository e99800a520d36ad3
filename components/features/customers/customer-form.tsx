"use client"

import { useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import { MergeNotice } from "@/components/form/merge-notice"
import { useRecordMerge } from "@/components/form/use-record-merge"
import { toast } from "@/components/ui/toast"
import { call } from "@/lib/core/client/call"
import { useInvalidate, useMutation } from "@/lib/core/client/use-mutation"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/customers/endpoints"
import type { Customer, CustomerChanges } from "@/lib/features/customers/schema"
import { CustomerFields } from "./customer-fields"
import { staleIous } from "./stale"

const load = () => import("@/lib/features/customers/schema")
const addSchema = () => load().then(({ customerForm }) => customerForm)
const changeSchema = () => load().then(({ customerChanges }) => customerChanges)
const stale = [...staleIous, { path: "/api/invoice/all-clients" }]

const blank = {
  ...{ name: "", company: "", email: "", phone: "", address: "", country: "", language: "en", vatNumber: "" },
  ...{ iouLimit: null, shops: [], isBlocked: false },
}

function valuesOf(record: Customer): Record<string, unknown> {
  const { name, company, email, phone, address, country, language, vatNumber, iouLimit, shops, isBlocked } = record
  return {
    ...{ name, company, email, phone, address, country, language, vatNumber, iouLimit, isBlocked },
    shops: shops.map(String),
  }
}

/** Adds a customer. */
export function CustomerForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations("customers")
  const add = useMutation(endpoints.addCustomer, { invalidates: stale })
  return (
    <Form
      schema={addSchema}
      defaultValues={blank as never}
      submitLabel={t("add")}
      onCancel={onDone}
      onSubmit={async (body) => {
        const { name } = await add.run({ body })
        void toast.success(t("added", { name }))
        onDone()
      }}
    >
      <CustomerFields />
    </Form>
  )
}

/** Changes a customer; the form follows what others change meanwhile. */
export function CustomerEditForm({ customer, onDone }: { customer: Customer; onDone: () => void }) {
  const t = useTranslations("customers")
  const invalidate = useInvalidate()
  const { data = customer, mutate } = useQuery(endpoints.getCustomer, { params: { id: customer.id } })
  const latest = (one: Customer) => ({ version: one.version, values: valuesOf(one) })
  const merge = useRecordMerge<Record<string, unknown>>({
    latest: latest(data),
    reload: async () => {
      const now = await mutate()
      return now && latest(now)
    },
  })
  async function send(changed: Record<string, unknown>, version: number) {
    const body = { ...changed, version } as CustomerChanges
    const { name } = await call(endpoints.changeCustomer, { params: { id: customer.id }, body })
    await invalidate(stale)
    void toast.success(t("saved", { name }))
    onDone()
  }
  return (
    <Form
      schema={changeSchema}
      defaultValues={merge.latest.values}
      onSubmit={(values, form) =>
        merge.save(form, values as Record<string, unknown>, (changed, { version }) => send(changed, version))
      }
      submitLabel={t("save")}
      onCancel={onDone}
    >
      <MergeNotice merge={merge} describe={(name) => ({ label: t(`fields.${name}` as "fields.name") })} />
      <CustomerFields />
    </Form>
  )
}
