import { useTranslations } from "next-intl"
import { Badge } from "@/components/ui/badge"
import type { Tone } from "@/components/ui/tone"
import type { OrderStatus as Status } from "@/lib/features/orders/values"

export const statusTones: Record<Status, Tone> = {
  placed: "warning",
  paid: "info",
  shipped: "brand",
  delivered: "success",
  cancelled: "neutral",
}

/** Badge with an order's status. */
export function OrderStatus({ status }: { status: Status }) {
  const t = useTranslations("orders.statuses")
  return (
    <Badge dot tone={statusTones[status]}>
      {t(status)}
    </Badge>
  )
}
