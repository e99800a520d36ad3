"use client"

import { useTranslations } from "next-intl"
import { ProductField } from "@/components/features/stock/product-field"
import { useShops } from "@/components/features/stock/use-shops"
import { Form } from "@/components/form/form"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import { Skeleton } from "@/components/ui/skeleton"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/supplier-bills/endpoints"
import type { ActProps } from "./act-props"
import { stale } from "./stale"
import { useFormats } from "./use-formats"

const schema = () => import("@/lib/features/supplier-bills/schema/forms").then(({ goodsForm }) => goodsForm)

/** Says which lines of a bill are goods, and proposes their delivery. */
export default function GoodsForm({ bill, onDone }: ActProps) {
  const t = useTranslations("supplier-bills")
  const { amount } = useFormats()
  const { shops, isLoading } = useShops()
  const propose = useMutation(endpoints.proposeBillDelivery, { invalidates: stale })
  if (isLoading) return <Skeleton className="h-72 w-full" />
  const own = shops.filter(({ business }) => business === bill.business)
  const lines = bill.lines.filter(({ net }) => net >= 0)
  const known = (position: number) => {
    const line = bill.lines.find((one) => one.position === position)
    if (line?.product) return { product: line.product, pieces: String(line.pieces) }
    const found = bill.suggestions.find((one) => one.position === position)
    const whole = /^\d+$/.test(line?.quantity ?? "") ? (line?.quantity ?? "") : ""
    return { product: found?.product ?? null, pieces: found ? String(found.pieces) : whole }
  }
  const names = new Map([
    ...bill.suggestions.map(({ product, productName }) => [product, productName] as const),
    ...bill.lines.flatMap(({ product, productName }) => (product ? [[product, productName] as const] : [])),
  ])
  return (
    <Form
      schema={schema}
      defaultValues={
        {
          version: bill.version,
          shop: String(own[0]?.id ?? ""),
          lines: lines.map(({ position }) => ({ position, ...known(position) })),
        } as never
      }
      submitLabel={t("submit.goods")}
      onCancel={onDone}
      onSubmit={async ({ shop, lines: chosen }) => {
        await propose.run({ params: { id: bill.id }, body: { version: bill.version, shop, lines: chosen } })
        void toast.success(t("done.proposed"))
        onDone()
      }}
    >
      <p className="text-dense text-ink-muted">
        {t("texts.goods")} {t("texts.noGoods")}
      </p>
      {own.length > 1 && (
        <SelectField
          name="shop"
          label={t("fields.shop")}
          options={own.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      <ul className="divide-y divide-line">
        {lines.map(({ position, name, code, quantity, net }, i) => (
          <li key={position} className="grid gap-2 py-3">
            <p className="text-dense">
              <bdi className="font-medium">{name}</bdi>{" "}
              <bdi className="text-ink-muted">{[code, quantity, amount(net, bill)].filter(Boolean).join(" · ")}</bdi>
            </p>
            <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-3">
              <ProductField isOptional name={`lines.${i}.product`} label={t("fields.product")} names={names} />
              <TextField name={`lines.${i}.pieces`} label={t("fields.pieces")} inputMode="numeric" />
            </div>
          </li>
        ))}
      </ul>
    </Form>
  )
}
