"use client"

import { useFormatter, useTranslations } from "next-intl"
import { useState } from "react"
import { Form } from "@/components/form/form"
import { MoneyField } from "@/components/form/money-field"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import { useAbility } from "@/components/layout/ability"
import { Badge } from "@/components/ui/badge"
import { LoadFailed } from "@/components/ui/load-failed"
import { SkeletonText } from "@/components/ui/skeleton"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import { useQuery } from "@/lib/core/client/use-query"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import * as businesses from "@/lib/features/businesses/endpoints"
import * as endpoints from "@/lib/features/catalogue/endpoints"
import type { CatalogueProduct, PriceForm as Values } from "@/lib/features/catalogue/schema/products"
import { staleCatalogue } from "./stale-catalogue"

const schema = () => import("@/lib/features/catalogue/schema/products").then(({ localPriceForm }) => localPriceForm)

function PriceForm({ product, shop }: { product: CatalogueProduct; shop: number | undefined }) {
  const t = useTranslations("products.prices")
  const [made, setMade] = useState(0)
  const { data } = useQuery(businesses.listBusinessShops, { query: { perPage: 100, state: "active" } })
  const add = useMutation(endpoints.addProductPrice, { invalidates: staleCatalogue })
  return (
    <Form
      key={made}
      schema={schema}
      defaultValues={{ shop: shop ? String(shop) : "", amount: null, validFrom: "" } as never}
      submitLabel={t("set")}
      onSubmit={async (body) => {
        await add.run({ params: { id: product.id }, body: body as Values })
        void toast.success(t("done"))
        setMade((count) => count + 1)
      }}
    >
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-3">
        <SelectField
          name="shop"
          label={t("shop")}
          options={[
            { value: "", label: t("all") },
            ...(data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        <MoneyField name="amount" label={t("amount")} help={t("amountHelp")} currency={product.currency} />
        <TextField name="validFrom" type="datetime-local" label={t("validFrom")} help={t("validFromHelp")} />
      </div>
    </Form>
  )
}

/** The history of a product's prices, and the form of the next one. */
export function PricePanel({ product, shop }: { product: CatalogueProduct; shop: number | undefined }) {
  const t = useTranslations("products.prices")
  const locale = useLanguage()
  const format = useFormatter()
  const maySet = useAbility().can("create", "ProductPrice")
  const query = { params: { id: product.id }, query: { perPage: 100 } }
  const { data, error, mutate, isValidating } = useQuery(endpoints.listProductPrices, query)
  if (error && !data) return <LoadFailed text={error.message} busy={isValidating} onRetry={() => void mutate()} />
  if (!data) return <SkeletonText lines={5} />
  return (
    <div className="space-y-6">
      {maySet && <PriceForm product={product} shop={shop} />}
      {data.data.length === 0 ? (
        <p className="text-ink-muted text-sm">{t("empty")}</p>
      ) : (
        <ul aria-label={t("history")} className="divide-y divide-line">
          {data.data.map(({ id, shopName, amount, currency, validFrom, setBy, isCurrent }) => (
            <li key={id} className="flex items-center gap-3 py-3">
              <span className="min-w-0 flex-1">
                <bdi className="block truncate font-medium text-ink text-sm">{shopName ?? t("all")}</bdi>
                <span className="block text-ink-muted text-xs">
                  {t("from", {
                    at: format.dateTime(new Date(validFrom), { dateStyle: "medium", timeStyle: "short" }),
                    name: setBy.name || t("system"),
                  })}
                </span>
              </span>
              {isCurrent && <Badge tone="success">{t("current")}</Badge>}
              <span className="tabular text-ink text-sm">
                {amount === null ? t("ended") : money(amount, currency, locale)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
