import { setRequestLocale } from "next-intl/server"
import { ProductScreen } from "@/components/features/ecommerce/product-screen"
import { UnknownProduct } from "@/components/features/ecommerce/unknown-product"
import { PrefetchedData } from "@/components/layout/prefetched-data"
import { recordMetadata, recordPage } from "@/components/layout/record-page"
import { addressOf } from "@/lib/core/client/address"
import * as ecommerceEndpoints from "@/lib/features/ecommerce/endpoints"
import { productOf } from "../../product-of"

interface Props {
  params: Promise<{ locale: string; slug: string }>
}

export const generateMetadata = recordMetadata("ecommerce.detail.unknownTitle", async ({ params }: Props) => {
  return (await productOf(decodeURIComponent((await params).slug))).product.name
})

export default recordPage(UnknownProduct, async ({ params }: Props) => {
  const { locale, slug: encoded } = await params
  setRequestLocale(locale)
  const slug = decodeURIComponent(encoded)
  const details = await productOf(slug)
  return (
    <PrefetchedData fallback={{ [addressOf(ecommerceEndpoints.getProductDetails, { query: { id: slug } })]: details }}>
      <ProductScreen slug={slug} name={details.product.name} />
    </PrefetchedData>
  )
})
