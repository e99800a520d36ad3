import { route } from "@/lib/core/http/route"
import { listInvoiceSellersHandler } from "@/lib/features/invoices/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listInvoiceSellersHandler)
