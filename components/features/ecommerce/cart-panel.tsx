"use client"

import { useTranslations } from "next-intl"
import { Price } from "@/components/features/catalogue/price"
import { ButtonLink } from "@/components/ui/button-link"
import { LoadFailed } from "@/components/ui/load-failed"
import { Skeleton } from "@/components/ui/skeleton"
import { CartPanelLine } from "./cart-panel-line"
import { useCart } from "./use-cart"

/** The panel of the navbar's cart. */
export function CartPanel() {
  const t = useTranslations("shell.cart")
  const cart = useCart({ removed: (name) => t("removed", { name }) })
  const { summary } = cart
  if (cart.error) return <LoadFailed text={cart.error.message} onRetry={cart.refresh} />
  return (
    <section aria-label={t("title")}>
      <header className="flex items-center justify-between gap-3 border-line border-b px-4 py-3">
        <h2 className="font-semibold text-base">{t("title")}</h2>
        {summary && summary.lines.length > 0 && (
          <span className="tabular rounded-full bg-brand-soft px-2 py-0.5 font-medium text-brand-text text-xs">
            {t("pieces", { count: summary.items })}
          </span>
        )}
      </header>
      {!summary && (
        <div className="grid gap-3 p-4">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      )}
      {summary?.lines.length === 0 && <p className="px-4 py-10 text-center text-dense text-ink-muted">{t("empty")}</p>}
      {summary && summary.lines.length > 0 && (
        <>
          <ul className="max-h-[min(22rem,50vh)] divide-y divide-line overflow-y-auto px-4">
            {summary.lines.map((line) => (
              <CartPanelLine key={line.productId} line={line} cart={cart} />
            ))}
          </ul>
          <footer className="border-line border-t p-4">
            <p className="mb-3 flex items-baseline justify-between">
              <span className="text-ink-muted text-sm">{t("total")}</span>
              <Price minor={summary.totalMinor} currency={summary.currency} className="font-semibold text-base" />
            </p>
            <ButtonLink href="/apps/ecommerce/checkout" className="w-full">
              {t("checkout")}
            </ButtonLink>
          </footer>
        </>
      )}
    </section>
  )
}
