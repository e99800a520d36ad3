"use client"

import { X } from "lucide-react"
import { useTranslations } from "next-intl"
import { Price } from "@/components/features/catalogue/price"
import { ProductPicture } from "@/components/features/catalogue/product-picture"
import { Button } from "@/components/ui/button"
import { Link } from "@/components/ui/link"
import type { CartLine } from "@/lib/features/orders/schema/checkout"
import { QuantityInput } from "./quantity-input"
import type { Cart } from "./use-cart"

/** A product in the navbar's cart. */
export function CartPanelLine({ line, cart }: { line: CartLine; cart: Cart }) {
  const t = useTranslations("shell.cart")
  const { name } = line
  return (
    <li className="flex items-center gap-3 py-3">
      <ProductPicture src={line.image} size={48} className="size-12 shrink-0 rounded-control bg-sunken p-1" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium text-dense">
          <Link href={`/apps/ecommerce/product-detail/${line.slug}`} className="rounded-sm hover:text-brand-text">
            {name}
          </Link>
        </p>
        <p className="truncate text-ink-faint text-xs">{line.brand}</p>
        <div className="mt-1.5 flex items-center justify-between gap-2">
          <QuantityInput
            size="sm"
            label={t("quantity", { name })}
            names={{ less: t("fewer", { name }), more: t("more", { name }) }}
            quantity={line.qty}
            stock={line.stock}
            onChange={(qty) => cart.setQuantity(line, qty)}
          />
          <Price minor={line.totalMinor} className="font-medium text-dense" />
        </div>
      </div>
      <Button
        variant="ghost"
        size="sm"
        iconOnly
        label={t("remove", { name })}
        icon={<X />}
        onClick={() => cart.remove(line)}
        className="self-start"
      />
    </li>
  )
}
