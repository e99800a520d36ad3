"use client"

import { useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/suppliers/endpoints"
import { stale } from "./stale"
import { blank, SupplierFields } from "./supplier-fields"

const schema = () => import("@/lib/features/suppliers/schema").then(({ supplierForm }) => supplierForm)

export default function NewSupplier({ onDone, onCancel }: { onDone: (id: number) => void; onCancel: () => void }) {
  const t = useTranslations("suppliers")
  const add = useMutation(endpoints.addSupplier, { invalidates: stale })
  return (
    <Form
      schema={schema}
      defaultValues={blank as never}
      submitLabel={t("add")}
      onCancel={onCancel}
      onSubmit={async (body) => {
        const { id, name } = await add.run({ body })
        void toast.success(t("added", { name }))
        onDone(id)
      }}
    >
      <SupplierFields />
    </Form>
  )
}
