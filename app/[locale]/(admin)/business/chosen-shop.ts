import "server-only"
import { cache } from "react"
import { shopOf } from "@/components/features/businesses/chosen"
import { currentClient, currentPrincipal } from "@/lib/core/auth/server"
import { listShopChoicesHandler } from "@/lib/features/businesses/handlers/choices"
import type { ShopChoices } from "@/lib/features/businesses/schema/choices"

/** The shops that the caller can choose; undefined without the right. Read once per request. */
export const shopChoices = cache(async (): Promise<ShopChoices | undefined> => {
  const principal = await currentPrincipal()
  if (!principal?.ability.can("read", "Shop")) return undefined
  return listShopChoicesHandler.execute({ principal, client: await currentClient() })
})

/** The shop that a page under /business shows, so that it prefetches the same as `useChosenShop` requests. */
export async function chosenShop(address: Record<string, string | string[] | undefined>): Promise<number | undefined> {
  return shopOf([address.shop].flat()[0], await shopChoices())
}
