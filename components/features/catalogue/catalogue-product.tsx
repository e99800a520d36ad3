"use client"

import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { ChoiceButtons } from "@/components/ui/choice-buttons"
import { DescriptionList } from "@/components/ui/description-list"
import { LoadFailed } from "@/components/ui/load-failed"
import { SkeletonText } from "@/components/ui/skeleton"
import { useViewParam } from "@/lib/core/client/use-list-state"
import { useQuery } from "@/lib/core/client/use-query"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import * as endpoints from "@/lib/features/catalogue/endpoints"
import type { CatalogueProduct as Product } from "@/lib/features/catalogue/schema/products"
import { CatalogueEdit } from "./catalogue-form"
import { PricePanel } from "./price-panel"
import { ProductStateBadge } from "./product-state-badge"
import { useDefaultTexts } from "./use-default-texts"

/** A product's master data with inherited values, for users who may only read it. */
function Facts({ product }: { product: Product }) {
  const t = useTranslations("products.fields")
  const texts = useDefaultTexts()
  const { gtins, sku, supplierName, effective } = product
  const rows: [string, string][] = [
    [t("sku"), sku],
    [t("gtins"), gtins.map(({ gtin }) => gtin).join(", ")],
    [t("supplierName"), supplierName],
    [t("vatRates"), texts.vatRates(effective.vatRates)],
    [t("ageLimit"), texts.ageLimit(effective.ageLimit)],
    [t("isReturnable"), texts.isReturnable(effective.isReturnable)],
  ]
  return <DescriptionList items={rows.filter(([, value]) => value).map(([term, value]) => ({ term, value }))} />
}

/** State, price and cost, above the parts. */
function Summary({ product }: { product: Product }) {
  const t = useTranslations("products")
  const locale = useLanguage()
  const { state, price, currency, costLast, costAverage, stock } = product
  const costs = [
    [t("fields.costLast"), costLast],
    [t("fields.costAverage"), costAverage],
  ] as const
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-muted text-sm">
      <ProductStateBadge state={state} />
      <span className="tabular font-semibold text-ink">
        {price === null ? t("noPrice") : money(price, currency, locale)}
      </span>
      <span>{t("inStock", { count: stock })}</span>
      {costs.map(
        ([label, cost]) =>
          typeof cost === "number" && (
            <span key={label} className="tabular">
              {label}: {money(cost, currency, locale)}
            </span>
          ),
      )}
    </p>
  )
}

/** A product in the drawer: its master data or its prices. The part is in the URL. */
export function CatalogueProduct({ id, shop, onDone }: { id: number; shop: number | undefined; onDone: () => void }) {
  const t = useTranslations("products")
  const mayEdit = useAbility().can("update", "CatalogueProduct")
  const [part, setPart] = useViewParam("part")
  const query = shop === undefined ? {} : { shop }
  const { data, error, mutate, isValidating } = useQuery(endpoints.getCatalogueProduct, { params: { id }, query })
  if (error && !data) return <LoadFailed text={error.message} busy={isValidating} onRetry={() => void mutate()} />
  if (!data) return <SkeletonText lines={8} />
  const shown = part === "prices" ? "prices" : "details"
  return (
    <div className="space-y-5">
      <h3 className="font-semibold text-ink text-lg">
        <bdi>{data.name}</bdi>
      </h3>
      <Summary product={data} />
      <ChoiceButtons
        label={t("parts.label")}
        size="sm"
        value={[shown]}
        onChange={([next]) => setPart(next === "prices" ? "prices" : null, { replace: true })}
        options={[
          { value: "details", label: t("parts.details") },
          { value: "prices", label: t("parts.prices") },
        ]}
      />
      {shown === "prices" && <PricePanel product={data} shop={shop} />}
      {shown === "details" && mayEdit && <CatalogueEdit product={data} reload={() => mutate()} onDone={onDone} />}
      {shown === "details" && !mayEdit && <Facts product={data} />}
    </div>
  )
}
