"use client"

import { useTranslations } from "next-intl"
import { Button } from "@/components/ui/button"
import { Drawer } from "@/components/ui/drawer"
import { useViewParam } from "@/lib/core/client/use-list-state"
import { ShopFilters } from "./shop-filters"
import { ShopShelf } from "./shop-shelf"
import { ShopToolbar } from "./shop-toolbar"
import { useShelf } from "./use-shelf"
import { useShopState } from "./use-shop-state"

/** The shop with its search, filters and products. */
export function Shop() {
  const t = useTranslations("ecommerce")
  const shop = useShopState()
  const shelf = useShelf(shop)
  const [open, setOpen] = useViewParam("open")
  const filters = <ShopFilters facets={shelf.facets} shop={shop} />
  const close = () => setOpen(null, { replace: true })
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <aside aria-label={t("filters.title")} className="hidden rounded-card border bg-card p-5 shadow-card lg:block">
        {filters}
      </aside>
      <section aria-label={t("title")} className="grid min-w-0 grid-cols-1 gap-5">
        <ShopToolbar shop={shop} total={shelf.total} onFilters={() => setOpen("filters")} />
        <ShopShelf shop={shop} shelf={shelf} />
      </section>
      <Drawer
        open={open === "filters"}
        onClose={close}
        side="start"
        title={t("filters.title")}
        footer={<Button onClick={close}>{t("filters.show", { count: shelf.total ?? 0 })}</Button>}
      >
        {filters}
      </Drawer>
    </div>
  )
}
