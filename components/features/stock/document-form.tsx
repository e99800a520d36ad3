"use client"

import { useTranslations } from "next-intl"
import { useWatch } from "react-hook-form"
import { DayField } from "@/components/form/day-field"
import { Form } from "@/components/form/form"
import type { FormSchema, SchemaLoader } from "@/components/form/lazy-resolver"
import { MoneyField } from "@/components/form/money-field"
import { SelectField } from "@/components/form/select-field"
import { SwitchField } from "@/components/form/switch-field"
import { TextField } from "@/components/form/text-field"
import { TextareaField } from "@/components/form/textarea-field"
import { Alert } from "@/components/ui/alert"
import { LoadFailed } from "@/components/ui/load-failed"
import { Skeleton } from "@/components/ui/skeleton"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import type { Endpoint, EndpointReference } from "@/lib/core/http/endpoint"
import type { StockDocument } from "@/lib/features/stock/schema"
import { wasteReasons } from "@/lib/features/stock/values"
import { actsOf, stale } from "./acts"
import { LineFields, useRates } from "./line-fields"
import type { DocumentTab } from "./tabs"
import { type StockShop, useShops } from "./use-shops"

const choices = (shops: StockShop[]) => shops.map(({ id, name }) => ({ value: String(id), label: name }))

function DeliveryFields({ shop }: { shop: StockShop }) {
  const t = useTranslations("stock")
  const rates = useRates(shop.country).map(({ value, label }) => ({ value: String(value), label }))
  return (
    <>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <TextField required name="supplier" label={t("fields.supplier")} maxLength={120} />
        <TextField name="number" label={t("fields.number")} help={t("form.numberHelp")} maxLength={80} />
        <DayField name="businessDate" label={t("fields.businessDate")} />
        <MoneyField name="freight" label={t("fields.freight")} currency={shop.currency} />
        <SelectField name="freightVatRate" label={t("fields.freightVatRate")} options={rates} />
      </div>
      <SwitchField name="includesVat" label={t("form.includesVat")} />
    </>
  )
}

function Fields({ tab, shops, names }: { tab: DocumentTab; shops: StockShop[]; names?: Initial["names"] }) {
  const t = useTranslations("stock")
  const chosen = Number(useWatch({ name: "shop" }))
  const shop = shops.find(({ id }) => id === chosen) ?? (shops[0] as StockShop)
  const others = shops.filter(({ id, business }) => id !== shop.id && business === shop.business)
  return (
    <>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        {shops.length > 1 && (
          <SelectField
            name="shop"
            label={t(tab === "transfers" ? "fields.from" : "fields.shop")}
            options={choices(shops)}
          />
        )}
        {tab === "transfers" && (
          <SelectField
            required
            name="toShop"
            label={t("fields.to")}
            options={[{ value: "", label: t("form.chooseShop") }, ...choices(others)]}
          />
        )}
        {tab === "waste" && (
          <SelectField
            name="reason"
            label={t("fields.reason")}
            options={wasteReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          />
        )}
        {tab === "sales" && <DayField name="businessDate" label={t("fields.businessDate")} />}
      </div>
      {tab === "deliveries" && <DeliveryFields shop={shop} />}
      <LineFields key={shop.country} shop={shop} withCost={tab === "deliveries"} names={names} />
      <TextareaField name="note" label={t("fields.note")} maxLength={500} />
    </>
  )
}

const blanks: Record<DocumentTab, object> = {
  deliveries: {
    ...{ supplier: "", number: "", businessDate: "", includesVat: false, freight: null, freightVatRate: "0" },
    proposal: null,
  },
  transfers: { toShop: "" },
  waste: { reason: "expired" },
  sales: { businessDate: "" },
}

/** The initial values of a form, and the names of its products. */
export interface Initial {
  values: object
  names: ReadonlyMap<number, string>
}

interface Props {
  tab: DocumentTab
  /** The shop that is chosen on the screen. */
  shop: number | undefined
  initial?: Initial
  onDone: (id: number) => void
  onCancel: () => void
}

/** The form of a delivery, a transfer, a waste sheet or the sales of a day. */
export default function DocumentForm({ tab, shop, initial, onDone, onCancel }: Props) {
  const t = useTranslations("stock")
  const { shops, isLoading, error, retry } = useShops()
  const { add, schema } = actsOf[tab]
  const write = useMutation(add as unknown as EndpointReference<Endpoint>, { invalidates: stale })
  if (isLoading) return <Skeleton className="h-96 w-full" />
  if (error) return <LoadFailed text={error.message} onRetry={retry} />
  const first = shops.find(({ id }) => id === shop) ?? shops[0]
  if (!first) return <Alert title={t("form.noShop")}>{t("form.noShopText")}</Alert>
  const withCost = tab === "deliveries"
  const line = { product: null, quantity: null, ...(withCost && { cost: null, vatRate: "0", expiresOn: "" }) }
  return (
    <Form
      schema={schema as unknown as SchemaLoader<FormSchema>}
      defaultValues={{ shop: String(first.id), note: "", ...blanks[tab], lines: [line], ...initial?.values } as never}
      submitLabel={t(`submit.${tab}`)}
      onCancel={onCancel}
      onSubmit={async (body) => {
        const made = (await write.run({ body } as never)) as unknown as StockDocument
        void toast.success(t(`done.${tab}`, { count: made.pieces }))
        onDone(made.id)
      }}
    >
      <Fields tab={tab} shops={shops} names={initial?.names} />
    </Form>
  )
}
