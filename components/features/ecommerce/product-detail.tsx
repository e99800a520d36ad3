"use client"

import { useTranslations } from "next-intl"
import { Card } from "@/components/ui/card"
import { Carousel } from "@/components/ui/carousel"
import { DescriptionList } from "@/components/ui/description-list"
import { LoadFailed } from "@/components/ui/load-failed"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/ecommerce/endpoints"
import { Gallery } from "./gallery"
import { ProductBuy } from "./product-buy"
import { ProductCard } from "./product-card"
import { Promises } from "./promises"

/** A product's page with related products. Stock and price update live. */
export function ProductDetail({ slug }: { slug: string }) {
  const t = useTranslations("ecommerce")
  const { data, error, mutate, isValidating } = useQuery(endpoints.getProductDetails, {
    query: { id: slug },
  })
  if (!data)
    return error ? (
      <Card>
        <LoadFailed text={error.message} busy={isValidating} onRetry={() => void mutate()} />
      </Card>
    ) : null
  const { product, stock, deliveryDays, images, facts, related, promises } = data
  return (
    <div className="grid grid-cols-1 gap-8">
      <Card className="overflow-hidden">
        <div className="grid gap-8 p-5 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:p-8">
          <Gallery images={images} name={product.name} />
          <ProductBuy product={product} stock={stock} deliveryDays={deliveryDays} />
        </div>
        {facts.length > 0 && (
          <div className="border-line border-t p-5 md:px-8">
            <h2 className="mb-3 font-semibold text-base">{t("detail.facts")}</h2>
            <DescriptionList
              layout="columns"
              items={facts.map(({ name, value }) => ({ term: name, value }))}
              className="lg:grid-cols-4"
            />
          </div>
        )}
        <Promises promises={promises} />
      </Card>
      {related.length > 0 && (
        <Carousel
          label={t("detail.related")}
          heading={t("detail.related")}
          previousLabel={t("detail.previous")}
          nextLabel={t("detail.next")}
          slideClassName="w-[78%] sm:w-72"
          slides={related.map((other) => ({ key: other.id, content: <ProductCard product={other} /> }))}
        />
      )}
    </div>
  )
}
