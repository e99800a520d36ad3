import { getTranslations, setRequestLocale } from "next-intl/server"
import { wishlistQuery } from "@/components/features/ecommerce/wishlist-query"
import { WishlistScreen } from "@/components/features/ecommerce/wishlist-screen"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { listShelfHandler } from "@/lib/features/ecommerce/handlers"

export const generateMetadata = async () => ({ title: (await getTranslations("ecommerce.wishlist"))("title") })

export default async function Page({ params }: { params: Promise<{ locale: string }> }) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "Product"])
  return (
    <Prefetch handler={listShelfHandler} input={{ query: wishlistQuery }}>
      <WishlistScreen />
    </Prefetch>
  )
}
