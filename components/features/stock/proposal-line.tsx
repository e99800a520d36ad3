"use client"

import { useTranslations } from "next-intl"
import { Input } from "@/components/ui/input"
import { TextLink } from "@/components/ui/text-link"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import type { ProposedLine } from "@/lib/features/stock/schema/orders"

interface Props {
  line: ProposedLine & { text: string }
  currency: string
  onType: (text: string) => void
}

/** A product with why it is proposed, and how many pieces to order. */
export function ProposalLine({ line, currency, onType }: Props) {
  const t = useTranslations("stock")
  const locale = useLanguage()
  const { product, productName, sku, supplierCode, available, ordered, sold, reorderPoint, outer, cost, text } = line
  const facts = [
    t("orders.available", { count: available }),
    ordered > 0 && t("orders.ordered", { count: ordered }),
    t("orders.reorderAt", { count: reorderPoint }),
    t("orders.sold", { count: sold }),
    outer > 1 && t("orders.carton", { count: outer }),
    typeof cost === "number" && t("each", { cost: money(cost, currency, locale) }),
  ]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <span className="min-w-0 flex-1 basis-60">
        <TextLink href={`/business/stock/movements?product=${product}`}>
          <bdi className="break-words">{productName}</bdi>
        </TextLink>
        <bdi className="block text-ink-muted text-xs">{[supplierCode, sku].filter(Boolean).join(" · ")}</bdi>
        <span className="tabular block text-ink-muted text-xs">{facts.filter(Boolean).join(" · ")}</span>
      </span>
      <Input
        className="w-24!"
        type="number"
        min={0}
        step={outer}
        inputMode="numeric"
        aria-label={t("orders.quantityOf", { name: productName })}
        value={text}
        onChange={({ target }) => onType(target.value)}
      />
    </li>
  )
}
