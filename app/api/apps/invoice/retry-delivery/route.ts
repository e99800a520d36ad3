import { route } from "@/lib/core/http/route"
import { retryInvoiceDeliveryHandler } from "@/lib/features/invoices/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(retryInvoiceDeliveryHandler)
