"use client"

import { useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import { MergeNotice } from "@/components/form/merge-notice"
import { useRecordMerge } from "@/components/form/use-record-merge"
import { toast } from "@/components/ui/toast"
import { call } from "@/lib/core/client/call"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/suppliers/endpoints"
import type { WholeSupplier } from "@/lib/features/suppliers/schema"
import { stale } from "./stale"
import { blank, SupplierFields } from "./supplier-fields"

const schema = () => import("@/lib/features/suppliers/schema").then(({ supplierForm }) => supplierForm)

type Values = typeof blank
const names = Object.keys(blank) as (keyof Values)[]
const latestOf = (supplier: WholeSupplier) => ({
  version: supplier.version,
  values: Object.fromEntries(names.map((name) => [name, supplier[name]])) as unknown as Values,
})

interface Props {
  supplier: WholeSupplier
  onDone: () => void
}

/** The form of a supplier, which follows what others change. */
export default function EditSupplier({ supplier: first, onDone }: Props) {
  const t = useTranslations("suppliers")
  const invalidate = useInvalidate()
  const { data: supplier = first, mutate } = useQuery(endpoints.getSupplier, { params: { id: first.id } })
  const merge = useRecordMerge<Values>({
    latest: latestOf(supplier),
    reload: async () => {
      const now = await mutate()
      return now && latestOf(now)
    },
  })
  async function send(changes: Partial<Values>, version: number) {
    const saved = await call(endpoints.changeSupplier, {
      params: { id: first.id },
      body: { ...changes, version } as never,
    })
    await invalidate(stale)
    void toast.success(t("saved", { name: saved.name }))
    onDone()
  }
  return (
    <Form
      schema={schema}
      defaultValues={merge.latest.values as never}
      submitLabel={t("save")}
      onCancel={onDone}
      onSubmit={(values, form) => merge.save(form, values as Values, (changes, { version }) => send(changes, version))}
    >
      <MergeNotice
        merge={merge}
        describe={(name, value) => ({ label: t(`fields.${name}`), text: String(value ?? "") })}
      />
      <SupplierFields />
    </Form>
  )
}
