import { setRequestLocale } from "next-intl/server"
import { requireAbility } from "@/components/layout/guard"
import { currentClient } from "@/lib/core/auth/server"
import { redirect } from "@/lib/core/i18n/redirect"
import { listShelfHandler } from "@/lib/features/ecommerce/handlers"

/** Redirects to the newest product, or to the shop if there is none. */
export default async function Page({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params
  setRequestLocale(locale)
  const principal = await requireAbility(["read", "Product"])
  const client = await currentClient()
  const { products } = await listShelfHandler.execute({ principal, client, query: { perPage: 1 } })
  const slug = products[0]?.slug
  return redirect({ href: slug ? `/apps/ecommerce/product-detail/${slug}` : "/apps/ecommerce/shop", locale })
}
