import {
  ArrowDownToLine,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  type LucideIcon,
  PencilLine,
  Send,
} from "lucide-react"
import type { Tone } from "@/components/ui/tone"
import type { InvoiceStatus } from "@/lib/features/invoices/values"

/** Each status's colour and icon. The icon distinguishes statuses without colour. */
export const statusLook: Record<InvoiceStatus, { tone: Tone; Icon: LucideIcon }> = {
  Draft: { tone: "neutral", Icon: PencilLine },
  Downloaded: { tone: "info", Icon: ArrowDownToLine },
  Sent: { tone: "brand", Icon: Send },
  "Partial Payment": { tone: "warning", Icon: CircleDashed },
  "Past Due": { tone: "danger", Icon: CircleAlert },
  Paid: { tone: "success", Icon: CircleCheck },
}

/** The statuses in the order of an invoice's life cycle. */
export const statusOrder = Object.keys(statusLook) as InvoiceStatus[]
