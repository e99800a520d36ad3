import { route } from "@/lib/core/http/route"
import { recordRefundHandler } from "@/lib/features/invoices/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(recordRefundHandler)
