"use client"

import { Ban, ChevronDown, Ellipsis, Eye, PackageCheck, Receipt, Truck, Wallet } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { Menu, type MenuGroup } from "@/components/ui/menu"
import type { Order } from "@/lib/features/orders/schema/order"
import type { OrderStatus } from "@/lib/features/orders/values"
import { useOrderActions } from "./use-order-actions"

const icons: Record<OrderStatus, React.ReactNode> = {
  placed: <Receipt />,
  paid: <Wallet />,
  shipped: <Truck />,
  delivered: <PackageCheck />,
  cancelled: <Ban />,
}

interface Props {
  order: Order
  /** In a list, the menu is a small icon button that also links to the order. */
  inList?: boolean
}

/**
 * Menu of the statuses an order can change to; renders nothing if there are none. Cancelling asks for confirmation,
 * because it is permanent.
 */
export function OrderActions({ order, inList }: Props) {
  const t = useTranslations("orders")
  const changeStatus = useOrderActions()
  const [isConfirming, setConfirming] = useState(false)
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
        onSelect: () => void changeStatus(order, status),
      })),
    })
  if (mayBecome.includes("cancelled"))
    groups.push({
      items: [{ label: t("actions.cancel"), icon: <Ban />, tone: "danger", onSelect: () => setConfirming(true) }],
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
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={t("cancelling.title", { number })}
        text={t("cancelling.text")}
        confirmLabel={t("cancelling.confirm")}
        cancelLabel={t("cancelling.keep")}
        onConfirm={async () => {
          await changeStatus(order, "cancelled")
          setConfirming(false)
        }}
      />
    </>
  )
}
