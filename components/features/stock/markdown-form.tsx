"use client"

import { useTranslations } from "next-intl"
import { useWatch } from "react-hook-form"
import { Form } from "@/components/form/form"
import { TextField } from "@/components/form/text-field"
import { Alert } from "@/components/ui/alert"
import { toast } from "@/components/ui/toast"
import { useErrorToast } from "@/components/ui/use-error-text"
import { useMutation } from "@/lib/core/client/use-mutation"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import * as catalogue from "@/lib/features/catalogue/endpoints"
import type { StockLot } from "@/lib/features/stock/schema/lots"

const schema = () => import("@/lib/features/stock/schema/lots").then(({ markdownForm }) => markdownForm)
const usualPercent = 30

/** A price that is some per cent lower, rounded half up. */
const lowered = (price: number, percent: number) => Math.round((price * (100 - percent)) / 100)

/** One price for each product and shop, whatever dates its pieces have. */
const pricedOf = (lots: StockLot[]) =>
  [...new Map(lots.map((lot) => [`${lot.shop}/${lot.product}`, lot])).values()].filter(({ price }) => price !== null)

function NewPrices({ lots }: { lots: StockLot[] }) {
  const t = useTranslations("stock")
  const locale = useLanguage()
  const percent = Number(useWatch({ name: "percent" }))
  const isKnown = percent >= 1 && percent <= 99
  return (
    <ul aria-label={t("expiry.newPrices")} className="divide-y divide-line">
      {lots.map(({ shop, product, productName, shopName, price, currency }) => (
        <li key={`${shop}/${product}`} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
          <span className="min-w-0">
            <bdi className="block break-words">{productName}</bdi>
            <bdi className="block text-ink-muted text-xs">{shopName}</bdi>
          </span>
          <span className="tabular text-sm">
            <s className="text-ink-muted">{money(price ?? 0, currency, locale)}</s>{" "}
            {isKnown && <strong>{money(lowered(price ?? 0, percent), currency, locale)}</strong>}
          </span>
        </li>
      ))}
    </ul>
  )
}

interface Props {
  lots: StockLot[]
  onDone: () => void
  onCancel: () => void
}

/** Lowers the prices of what expires soon, in its shops only. The change can be undone as a whole. */
export default function MarkdownForm({ lots, onDone, onCancel }: Props) {
  const t = useTranslations("stock")
  const showError = useErrorToast()
  const change = useMutation(catalogue.addPriceChange)
  const undo = useMutation(catalogue.undoPriceChange)
  const priced = pricedOf(lots)
  if (priced.length === 0) return <Alert tone="warning">{t("expiry.noPrice")}</Alert>
  return (
    <Form
      schema={schema}
      defaultValues={{ percent: usualPercent }}
      submitLabel={t("expiry.markDown")}
      onCancel={onCancel}
      onSubmit={async ({ percent }) => {
        const cells = priced.map(({ product, shop, price, priceVersion }) => ({
          ...{ product, shop, amount: lowered(price ?? 0, percent), version: priceVersion },
        }))
        const { id } = await change.run({ body: { cells, validFrom: null } })
        const undone = () => undo.run({ params: { id } }).then(() => toast.success(t("expiry.markedUp")), showError)
        void toast.success(t("expiry.markedDown", { count: cells.length }), {
          action: { label: t("expiry.undo"), onClick: () => void undone() },
        })
        onDone()
      }}
    >
      <TextField
        required
        name="percent"
        type="number"
        min={1}
        max={99}
        inputMode="numeric"
        label={t("expiry.percent")}
        help={t("expiry.percentHelp")}
      />
      <NewPrices lots={priced} />
    </Form>
  )
}
