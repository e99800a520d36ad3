import type { Payment } from "@/lib/features/payments/schema/register"

const addresses: Record<string, (id: string) => string> = {
  invoice: (id) => `/apps/invoice/preview/${id}`,
  "account-payment": (id) => `/business/payments/on-account?open=payment-${id}`,
  "payment-batch": (id) => `/business/payments/batches?open=batch-${id}`,
  "bank-line": (id) => `/business/bank/lines?open=line-${id}`,
  "direct-debit": () => "/business/direct-debits/answered",
}

/** The screen of the document behind a payment; its entry in the books, where it has no screen. */
export function documentAddress({ id, document }: Pick<Payment, "id" | "document">): string {
  const address = document && addresses[document.type]
  return address ? address(document.id) : `/business/books/entries/${id}`
}
