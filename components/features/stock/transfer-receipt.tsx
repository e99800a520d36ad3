"use client"

import { useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import { TextField } from "@/components/form/text-field"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/stock/endpoints"
import type { WholeDocument } from "@/lib/features/stock/schema"
import { stale } from "./acts"

const schema = () => import("@/lib/features/stock/schema").then(({ receiptForm }) => receiptForm)

/** The pieces of a transfer that arrived. What is missing is the loss of the shop that sent them. */
export function TransferReceipt({ row, onDone }: { row: WholeDocument; onDone: () => void }) {
  const t = useTranslations("stock")
  const receive = useMutation(endpoints.receiveStockTransfer, { invalidates: stale })
  const lines = row.lines.map(({ line, quantity }) => ({ line, received: quantity }))
  return (
    <Form
      schema={schema}
      defaultValues={{ version: row.version, lines }}
      submitLabel={t("receive")}
      onCancel={onDone}
      onSubmit={async (body) => {
        const { pieces } = await receive.run({ params: { id: row.id }, body })
        void toast.success(t("received", { count: pieces }))
        onDone()
      }}
    >
      {row.lines.map(({ line, productName, quantity }, i) => (
        <TextField
          key={line}
          required
          name={`lines.${i}.received`}
          type="number"
          inputMode="numeric"
          min={0}
          max={quantity}
          label={productName}
          help={t("sentPieces", { count: quantity })}
        />
      ))}
    </Form>
  )
}
