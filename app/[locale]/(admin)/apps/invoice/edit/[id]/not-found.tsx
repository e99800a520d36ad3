import { UnknownInvoice } from "@/components/features/invoices/unknown-invoice"

export default UnknownInvoice
