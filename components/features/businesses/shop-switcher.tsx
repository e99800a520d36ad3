"use client"

import { useTranslations } from "next-intl"
import { useEffect } from "react"
import { PageIcon } from "@/components/layout/page-icon"
import { Menu, type MenuGroup } from "@/components/ui/menu"
import { useErrorToast } from "@/components/ui/use-error-text"
import { useViewParam } from "@/lib/core/client/use-list-state"
import { useMutation } from "@/lib/core/client/use-mutation"
import { usePathname } from "@/lib/core/i18n/navigation"
import * as endpoints from "@/lib/features/businesses/endpoints"
import type { ShopChoice } from "@/lib/features/businesses/schema/choices"
import { useChosenShop, useShopChoices } from "./use-chosen-shop"

/** Chooses a shop: at once in the cache and the address, then on the server. */
function useChoose() {
  const { data, mutate } = useShopChoices()
  const [, setParam] = useViewParam("shop")
  const showError = useErrorToast()
  const { run } = useMutation(endpoints.chooseShop)
  return async (shop: number | null) => {
    // The cache first: without the parameter, screens show the choice.
    if (data) await mutate({ ...data, chosen: shop }, { revalidate: false })
    setParam(shop === null ? null : String(shop))
    try {
      await run({ body: { shop } })
    } catch (error) {
      void mutate()
      showError(error)
    }
  }
}

/** The entries of the menu, with a heading for each business if there are several. */
function groupsOf(shops: ShopChoice[], current: number | undefined, choose: (shop: number) => void): MenuGroup[] {
  const businesses = [...new Set(shops.map(({ business }) => business))]
  return businesses.map((id) => {
    const own = shops.filter(({ business }) => business === id)
    const label = ({ name, code }: ShopChoice) =>
      own.filter((other) => other.name === name).length > 1 ? `${name} (${code})` : name
    const items = own.map((shop) => ({
      label: label(shop),
      checked: shop.id === current,
      onSelect: () => choose(shop.id),
    }))
    return { items, ...(businesses.length > 1 && { heading: own[0]?.businessName }) }
  })
}

/**
 * Switches the screens under /business between one shop and all of them, for people who see more than one. Writes the choice
 * into an address without one, so that the address of a screen always says what it shows.
 */
export function ShopSwitcher({ className }: { className: string }) {
  const t = useTranslations("shell.shops")
  const { data } = useShopChoices()
  const shop = useChosenShop()
  const choose = useChoose()
  const [inAddress, setParam] = useViewParam("shop")
  const shops = data?.data ?? []
  const isShown = usePathname().startsWith("/business/") && shops.length > 1
  useEffect(() => {
    const wanted = shop === undefined ? null : String(shop)
    if (isShown && inAddress !== wanted) setParam(wanted, { replace: true })
  }, [isShown, shop, inAddress, setParam])
  if (!isShown) return null
  const name = shops.find(({ id }) => id === shop)?.name ?? t("all")
  return (
    <div className={className}>
      <Menu
        align="start"
        button={{
          plain: true,
          label: t("label", { name }),
          className: "shell-button w-auto! gap-2 px-2 font-medium text-[0.8125rem] max-sm:border",
          children: (
            <>
              <PageIcon name="Store" />
              <bdi className="max-w-36 truncate">{name}</bdi>
              <PageIcon name="ChevronDown" className="size-4" />
            </>
          ),
        }}
        items={[
          { items: [{ label: t("all"), checked: shop === undefined, onSelect: () => void choose(null) }] },
          ...groupsOf(shops, shop, (id) => void choose(id)),
        ]}
      />
    </div>
  )
}
