import { UnknownInvoice } from "@/components/features/invoices/unknown-invoice"

export default function NotFound() {
  return (
    <main className="mx-auto max-w-2xl p-6">
      <UnknownInvoice />
    </main>
  )
}
