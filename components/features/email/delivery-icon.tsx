import { Ban, Clock, MailWarning, MailX } from "lucide-react"
import { useDeliveryTexts } from "@/components/ui/delivery-words"
import type { Delivery } from "@/lib/core/outbox/schema"

const looks = {
  queued: [Clock, "text-info-text"],
  sending: [Clock, "text-info-text"],
  failed: [MailX, "text-danger-text"],
  cancelled: [Ban, ""],
  logged: [MailWarning, "text-warning-text"],
} as const

/** Marks a mail in the list that wasn't delivered. Sent mails have no mark. */
export function DeliveryIcon({ delivery }: { delivery: Delivery }) {
  const { title } = useDeliveryTexts()(delivery)
  if (delivery.state === "sent") return null
  const [Icon, colour] = looks[delivery.state]
  return (
    <Icon role="img" aria-label={title} className={colour} suppressHydrationWarning>
      <title suppressHydrationWarning>{title}</title>
    </Icon>
  )
}
