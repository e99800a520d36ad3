import { route } from "@/lib/core/http/route"
import { sumInvoicesHandler } from "@/lib/features/invoices/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(sumInvoicesHandler)
