"use client"

import { useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import { TextField } from "@/components/form/text-field"
import { TextareaField } from "@/components/form/textarea-field"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/stock/endpoints"
import type { WholeOrder } from "@/lib/features/stock/schema/orders"
import { stale } from "./acts"
import { LineFields } from "./line-fields"

const schema = () => import("@/lib/features/stock/schema/orders").then(({ orderChange }) => orderChange)

/** Changes a draft. If somebody else has changed it since, nothing is overwritten, and the form says so. */
export function OrderEdit({ order, onDone }: { order: WholeOrder; onDone: () => void }) {
  const t = useTranslations("stock")
  const change = useMutation(endpoints.changeStockOrder, { invalidates: stale })
  const { id, supplier, note, version, lines, shop, shopName, business, currency } = order
  return (
    <Form
      schema={schema}
      defaultValues={{ version, supplier, note, lines: lines.map(({ product, quantity }) => ({ product, quantity })) }}
      submitLabel={t("orders.save")}
      onCancel={onDone}
      onSubmit={async (body) => {
        await change.run({ params: { id }, body })
        void toast.success(t("orders.saved"))
        onDone()
      }}
    >
      <TextField required name="supplier" label={t("fields.supplier")} maxLength={120} />
      <LineFields
        shop={{ id: shop, name: shopName, business, currency, country: "" }}
        withCost={false}
        names={new Map(lines.map(({ product, productName }) => [product, productName]))}
      />
      <TextareaField name="note" label={t("fields.note")} maxLength={500} />
    </Form>
  )
}
