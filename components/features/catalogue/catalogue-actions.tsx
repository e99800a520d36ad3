"use client"

import { Archive, BadgeEuro, CirclePlay, CircleStop, Ellipsis, PencilLine } from "lucide-react"
import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { Menu } from "@/components/ui/menu"
import { toast } from "@/components/ui/toast"
import { useAttempt } from "@/components/ui/use-attempt"
import { call } from "@/lib/core/client/call"
import * as endpoints from "@/lib/features/catalogue/endpoints"
import type { CatalogueProduct } from "@/lib/features/catalogue/schema/products"
import { type ProductAct, productActs } from "@/lib/features/catalogue/values"
import { staleCatalogue } from "./stale-catalogue"

const calls = {
  activate: endpoints.activateProduct,
  delist: endpoints.delistProduct,
  archive: endpoints.archiveProduct,
}
const icons = { activate: <CirclePlay />, delist: <CircleStop />, archive: <Archive /> }

interface Props {
  product: CatalogueProduct
  onOpen: () => void
  onPrices: () => void
}

/** The menu of a product: its parts, and the acts that its state allows. */
export function CatalogueActions({ product, onOpen, onPrices }: Props) {
  const t = useTranslations("products")
  const mayUpdate = useAbility().can("update", "CatalogueProduct")
  const attempt = useAttempt(staleCatalogue)
  const { id, name, state, version } = product
  const acts = (Object.keys(productActs) as ProductAct[]).filter((act) =>
    (productActs[act].from as readonly string[]).includes(state),
  )
  const run = (act: ProductAct) =>
    attempt(async () => {
      await call(calls[act], { params: { id }, body: { version } })
      void toast.success(t(`done.${act}`, { name }))
    })
  return (
    <Menu
      button={{ variant: "ghost", size: "sm", iconOnly: true, label: t("actionsFor", { name }), icon: <Ellipsis /> }}
      items={[
        { label: t("open"), icon: <PencilLine />, onSelect: onOpen },
        { label: t("parts.prices"), icon: <BadgeEuro />, onSelect: onPrices },
        ...(mayUpdate
          ? acts.map((act) => ({ label: t(`acts.${act}`), icon: icons[act], onSelect: () => void run(act) }))
          : []),
      ]}
    />
  )
}
