"use client"

import { ShoppingCart } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import { useCart } from "@/components/features/ecommerce/use-cart"
import { ButtonLink } from "@/components/ui/button-link"
import { Card } from "@/components/ui/card"
import { EmptyState } from "@/components/ui/empty-state"
import { LoadFailed } from "@/components/ui/load-failed"
import { Skeleton } from "@/components/ui/skeleton"
import { CartStep } from "./cart-step"
import { CheckoutSteps } from "./checkout-steps"
import { loadAddress, loadPayment } from "./later-steps"
import { useCheckoutStep } from "./use-checkout"

const AddressStep = lazy(loadAddress)
const PaymentStep = lazy(loadPayment)
const DoneStep = lazy(() => import("./done-step"))

/**
 * The checkout from cart to order. The step is in the URL and everything else on the server, so a reload loses
 * nothing.
 */
export function Checkout() {
  const t = useTranslations("orders.cart")
  const { step, order, go } = useCheckoutStep()
  const cart = useCart({
    removed: (name) => t("removed", { name }),
    keptForLater: (name) => t("keptForLater", { name }),
  })
  return (
    <>
      <CheckoutSteps step={step} />
      <Suspense fallback={<CheckoutSkeleton />}>
        {step === "done" && order ? <DoneStep id={order} /> : <CartSteps step={step} cart={cart} go={go} />}
      </Suspense>
    </>
  )
}

const CheckoutSkeleton = () => (
  <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
    <Skeleton className="h-96 rounded-card" />
    <Skeleton className="h-72 rounded-card" />
  </div>
)

interface CartStepsProps extends Pick<ReturnType<typeof useCheckoutStep>, "step" | "go"> {
  cart: ReturnType<typeof useCart>
}

/** The steps that need a cart, or an empty state without one. */
function CartSteps({ step, cart, go }: CartStepsProps) {
  const t = useTranslations("orders.cart")
  const { summary, error } = cart
  if (error)
    return (
      <Card>
        <LoadFailed text={error.message} busy={cart.waiting} onRetry={cart.refresh} />
      </Card>
    )
  if (!summary) return <CheckoutSkeleton />
  if (summary.lines.length === 0)
    return (
      <Card>
        <EmptyState
          icon={<ShoppingCart />}
          title={t("emptyTitle")}
          text={t("emptyText")}
          action={<ButtonLink href="/apps/ecommerce/shop">{t("toShop")}</ButtonLink>}
        />
      </Card>
    )
  if (step === "address") return <AddressStep summary={summary} go={go} />
  if (step === "payment") return <PaymentStep summary={summary} go={go} />
  return <CartStep cart={cart} summary={summary} go={go} />
}
