"use client"

import { Ban, ChevronDown, Ellipsis, Eye, PackageCheck, Receipt, Truck, Wallet } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { Menu, type MenuGroup } from "@/components/ui/menu"
import type { Order } from "@/lib/features/orders/schema/order"
import type { OrderStatus } from "@/lib/features/orders/values"
import { useOrderActs } from "./use-order-acts"

const icons: Record<OrderStatus, React.ReactNode> = {
  placed: <Receipt />,
  paid: <Wallet />,
  shipped: <Truck />,
  delivered: <PackageCheck />,
  cancelled: <Ban />,
}

interface Props {
  order: Order
  /** In a list it is a small button with the way to the order; on the order itself it says what it does. */
  inList?: boolean
}

/** Where an order may be taken; nothing where it may not be taken anywhere. Cancelling asks, for it is for good. */
export function OrderActions({ order, inList }: Props) {
  const t = useTranslations("orders")
  const change = useOrderActs()
  const [asking, setAsking] = useState(false)
  const { id, mayBecome } = order
  const number = String(id)
  const forward = mayBecome.filter((status) => status !== "cancelled")
  const groups: MenuGroup[] = []
  if (inList) groups.push({ items: [{ label: t("actions.view"), icon: <Eye />, href: `/apps/ecommerce/order/${id}` }] })
  if (forward.length > 0)
    groups.push({
      heading: t("actions.become"),
      items: forward.map((status) => ({
        label: t(`statuses.${status}`),
        icon: icons[status],
        onSelect: () => void change(order, status),
      })),
    })
  if (mayBecome.includes("cancelled"))
    groups.push({
      items: [{ label: t("actions.cancel"), icon: <Ban />, tone: "danger", onSelect: () => setAsking(true) }],
    })
  if (groups.length === 0) return null
  return (
    <>
      <Menu
        button={
          inList
            ? {
                variant: "ghost",
                size: "sm",
                iconOnly: true,
                label: t("actions.of", { number }),
                icon: <Ellipsis />,
              }
            : { variant: "outline", icon: <ChevronDown />, children: t("actions.change") }
        }
        items={groups}
      />
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t("cancelling.title", { number })}
        text={t("cancelling.text")}
        confirmLabel={t("cancelling.confirm")}
        cancelLabel={t("cancelling.keep")}
        onConfirm={async () => {
          await change(order, "cancelled")
          setAsking(false)
        }}
      />
    </>
  )
}
