"use client"

import { Heart, X } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import { Price, usePercent } from "@/components/features/catalogue/price"
import { ProductPicture } from "@/components/features/catalogue/product-picture"
import { ColorChoice } from "@/components/features/ecommerce/color-choice"
import { QuantityInput } from "@/components/features/ecommerce/quantity-input"
import { StockNote } from "@/components/features/ecommerce/stock-note"
import type { Cart } from "@/components/features/ecommerce/use-cart"
import { Alert } from "@/components/ui/alert"
import { Badge } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { Link } from "@/components/ui/link"
import type { CartLine } from "@/lib/features/orders/schema/checkout"
import { LineReductions } from "./line-reductions"

/** A product in the cart, with its quantity, colour and actions. */
export function CartRow({ line, cart }: { line: CartLine; cart: Cart }) {
  const t = useTranslations("orders.cart")
  const format = useFormatter()
  const percent = usePercent()
  const { name, stock, qty } = line
  const delivery = format.dateTime(new Date(`${line.deliveryDate}T00:00:00Z`), {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  })
  return (
    <article className="grid gap-4 rounded-card border bg-card p-4 shadow-card sm:grid-cols-[8.5rem_minmax(0,1fr)_10.5rem] sm:p-5">
      <ProductPicture
        src={line.image}
        size={160}
        className="h-32 w-full rounded-control bg-sunken p-3 sm:h-full sm:max-h-40"
      />
      <div className="min-w-0">
        <h3 className="font-medium text-base">
          <Link href={`/apps/ecommerce/product-detail/${line.slug}`} className="rounded-sm hover:text-brand-text">
            {name}
          </Link>
        </h3>
        <p className="text-dense text-ink-muted">{line.brand}</p>
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <StockNote stock={stock} />
          {line.discountPercentage > 0 && (
            <Badge tone="success">{t("discount", { percent: percent(line.discountPercentage) })}</Badge>
          )}
        </div>
        <LineReductions line={line} className="mt-2" />
        <p className="mt-2 text-dense text-ink-muted">{t("delivery", { date: delivery })}</p>
        <div className="mt-3 flex flex-wrap items-end gap-x-6 gap-y-3">
          <QuantityInput
            label={t("quantity", { name })}
            names={{ less: t("fewer", { name }), more: t("more", { name }) }}
            quantity={qty}
            stock={stock}
            onChange={(next) => cart.setQuantity(line, next)}
          />
          {line.colorOptions.length > 1 && (
            <ColorChoice
              colors={line.colorOptions}
              value={line.color}
              onChange={(color) => cart.setColor(line, color)}
            />
          )}
        </div>
      </div>
      <div className="flex flex-col gap-3 border-line max-sm:border-t max-sm:pt-4 sm:border-s sm:ps-5">
        <p className="sm:text-center">
          <Price minor={line.totalMinor} className="font-semibold text-title" />
          {line.totalMinor < line.priceMinor * qty && (
            <s className="ms-2 text-dense text-ink-faint sm:ms-0 sm:block">
              <Price minor={line.priceMinor * qty} />
            </s>
          )}
          {line.hasFreeShipping && <span className="block text-success-text text-xs">{t("freeShipping")}</span>}
        </p>
        <div className="grid grid-cols-2 gap-2 sm:mt-auto sm:grid-cols-1">
          <Button variant="outline" icon={<X />} onClick={() => void cart.remove(line)}>
            {t("remove")}
            <span className="sr-only"> {name}</span>
          </Button>
          <Button variant="soft" icon={<Heart />} onClick={() => void cart.keepForLater(line)}>
            {t("later")}
            <span className="sr-only"> {name}</span>
          </Button>
        </div>
      </div>
      {qty > stock && (
        <Alert
          tone="danger"
          announce
          className="sm:col-span-3"
          action={
            stock > 0 && (
              <Button size="sm" tone="danger" onClick={() => cart.setQuantity(line, stock)}>
                {t("take", { count: stock })}
              </Button>
            )
          }
        >
          {t("missing", { count: stock, wanted: qty })}
        </Alert>
      )}
    </article>
  )
}
