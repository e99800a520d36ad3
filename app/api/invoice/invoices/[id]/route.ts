import { route } from "@/lib/core/http/route"
import { getInvoiceHandler } from "@/lib/features/invoices/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getInvoiceHandler)
