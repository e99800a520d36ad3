"use client"

import { useTranslations } from "next-intl"
import { SupplierField } from "@/components/features/supplier-bills/supplier-field"
import { Form } from "@/components/form/form"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/suppliers/endpoints"
import type { WholeSupplier } from "@/lib/features/suppliers/schema"
import { stale } from "./stale"

const schema = () => import("@/lib/features/suppliers/schema").then(({ mergeForm }) => mergeForm)

/** Says that a supplier is the same as another one. */
export default function MergeSupplier({ supplier, onDone }: { supplier: WholeSupplier; onDone: () => void }) {
  const t = useTranslations("suppliers")
  const merge = useMutation(endpoints.mergeSupplier, { invalidates: stale })
  return (
    <Form
      schema={schema}
      defaultValues={{ version: supplier.version, into: null as never }}
      submitLabel={t("merge.submit")}
      onCancel={onDone}
      onSubmit={async ({ into }) => {
        await merge.run({ params: { id: supplier.id }, body: { version: supplier.version, into } })
        void toast.success(t("merge.done", { name: supplier.name }))
        onDone()
      }}
    >
      <p className="text-dense text-ink-muted">{t("merge.text")}</p>
      <SupplierField name="into" label={t("fields.into")} except={supplier.id} />
    </Form>
  )
}
