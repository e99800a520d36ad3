import {
  ArrowDownToLine,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleSlash,
  FileMinus,
  type LucideIcon,
  PencilLine,
  Send,
  Undo2,
} from "lucide-react"
import type { Tone } from "@/components/ui/tone"
import { invoiceStatuses, type ShownStatus } from "@/lib/features/invoices/values"

/** Each status's colour and icon. The icon distinguishes statuses without colour. */
export const statusLook: Record<ShownStatus, { tone: Tone; Icon: LucideIcon }> = {
  Draft: { tone: "neutral", Icon: PencilLine },
  Downloaded: { tone: "info", Icon: ArrowDownToLine },
  Sent: { tone: "brand", Icon: Send },
  "Partial Payment": { tone: "warning", Icon: CircleDashed },
  "Past Due": { tone: "danger", Icon: CircleAlert },
  Paid: { tone: "success", Icon: CircleCheck },
  Credited: { tone: "info", Icon: Undo2 },
  "Credit Note": { tone: "info", Icon: FileMinus },
  Void: { tone: "neutral", Icon: CircleSlash },
}

/** The statuses in the order of an invoice's life cycle. */
export const statusOrder = Object.keys(statusLook) as ShownStatus[]

/** The statuses that the list screen always offers. The others appear once there are such invoices. */
export const usualStatuses: readonly ShownStatus[] = invoiceStatuses
