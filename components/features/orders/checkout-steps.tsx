"use client"

import clsx from "clsx"
import { Check, ChevronRight, CreditCard, House, ShoppingCart } from "lucide-react"
import { useTranslations } from "next-intl"
import { Link } from "@/components/ui/link"
import { type CheckoutStep, checkoutSteps } from "@/lib/features/orders/values"
import { stepAddress } from "./step-address"

const icons = { cart: ShoppingCart, address: House, payment: CreditCard, done: Check }

/** Progress through the checkout. All steps but the last are links, until the order has been placed. */
export function CheckoutSteps({ step }: { step: CheckoutStep }) {
  const t = useTranslations("orders.steps")
  const at = checkoutSteps.indexOf(step)
  return (
    <nav aria-label={t("label")} className="mb-5 rounded-card border bg-card px-3 py-2 shadow-card sm:px-5 sm:py-3">
      <ol className="flex items-center justify-between gap-1 sm:justify-center sm:gap-4">
        {checkoutSteps.map((name, index) => {
          const Icon = icons[name]
          const content = (
            <>
              <span
                className={clsx(
                  "grid size-8 shrink-0 place-items-center rounded-control [&_svg]:size-4",
                  index === at && "bg-brand text-brand-on",
                  index < at && "bg-brand-soft text-brand-text",
                  index > at && "bg-neutral-soft text-neutral-text",
                )}
              >
                <Icon aria-hidden="true" />
              </span>
              <span
                className={clsx(
                  "font-medium text-dense sm:text-sm",
                  index === at ? "text-ink" : "text-ink-muted",
                  index !== at && "max-sm:sr-only",
                )}
              >
                {t(name)}
              </span>
            </>
          )
          const stepClass = "flex min-h-11 items-center gap-2.5 rounded-control px-1.5"
          const isLink = step !== "done" && name !== "done"
          return (
            <li key={name} className="flex items-center gap-1 sm:gap-4">
              {index > 0 && (
                <ChevronRight
                  aria-hidden="true"
                  className="size-4 shrink-0 text-ink-faint max-sm:hidden rtl:-scale-x-100"
                />
              )}
              {isLink ? (
                <Link
                  href={stepAddress(name)}
                  scroll={false}
                  aria-current={index === at ? "step" : undefined}
                  className={`${stepClass} hover:bg-neutral-soft`}
                >
                  {content}
                </Link>
              ) : (
                <span aria-current={index === at ? "step" : undefined} className={stepClass}>
                  {content}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
