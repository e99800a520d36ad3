"use client"

import { useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import { TextField } from "@/components/form/text-field"
import { useAbility } from "@/components/layout/ability"
import { Skeleton } from "@/components/ui/skeleton"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/stock/endpoints"
import type { WholeOrder } from "@/lib/features/stock/schema/orders"
import * as bills from "@/lib/features/suppliers/endpoints"
import { stale } from "./acts"

const schema = () => import("@/lib/features/stock/schema/orders").then(({ orderSending }) => orderSending)

/** The address of a supplier in the list of suppliers, for those who may see it. */
function useAddress(supplier: string) {
  const maySee = useAbility().can("read", "SupplierBill")
  const { data, isLoading } = useQuery(bills.listSuppliers, maySee ? { query: { q: supplier } } : null)
  const found = data?.data.find(({ name }) => name.toLowerCase() === supplier.toLowerCase())
  return { address: found?.email ?? "", isLoading: maySee && isLoading }
}

/** Sends an order by mail with its file, or marks it as sent by other means. */
export function OrderSend({ order, onDone }: { order: WholeOrder; onDone: () => void }) {
  const t = useTranslations("stock")
  const send = useMutation(endpoints.sendStockOrder, { invalidates: stale })
  const { address, isLoading } = useAddress(order.supplier)
  if (isLoading) return <Skeleton className="h-40 w-full" />
  return (
    <Form
      schema={schema}
      defaultValues={{ version: order.version, to: address }}
      submitLabel={t("orders.send")}
      onCancel={onDone}
      onSubmit={async (body) => {
        const { sentTo } = await send.run({ params: { id: order.id }, body })
        void toast.success(sentTo ? t("orders.sentTo", { address: sentTo }) : t("orders.marked"))
        onDone()
      }}
    >
      <TextField name="to" type="email" label={t("orders.to")} help={t("orders.toHelp")} maxLength={254} />
    </Form>
  )
}
