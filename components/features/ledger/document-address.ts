import type { EntryRecord } from "@/lib/features/ledger/schema/entries"
import type { DocumentType } from "@/lib/features/ledger/values/documents"

type Source = NonNullable<EntryRecord["source"]>

/** Stock documents are missing: their screen depends on their kind. */
const addresses: Record<Exclude<DocumentType, "stock-document">, (id: string) => string> = {
  "till-session": (id) => `/business/cash-notes/${id}`,
  drop: () => "/business/deposit-to-safe",
  safe: (id) => `/business/safe-deposit?safe=${id}`,
  "bank-bag": (id) => `/business/safe-to-bank?open=${id}`,
  "counter-deposit": () => "/business/cash-deposit",
  "bank-line": (id) => `/business/bank/lines?open=line-${id}`,
  "direct-debit": () => "/business/direct-debits/answered",
  "payment-batch": (id) => `/business/payments/batches?open=batch-${id}`,
  "account-payment": (id) => `/business/payments/on-account?open=payment-${id}`,
  invoice: (id) => `/apps/invoice/preview/${id}`,
  "supplier-bill": (id) => `/business/supplier-bills/${id}`,
  customer: (id) => `/business/customers/${id}`,
  "recurring-charge": () => "/business/iou-list/recurring",
  "web-order": (id) => `/apps/ecommerce/order/${id}`,
}

/** Returns the screen of the document that an entry comes from, or the list that has it; undefined if there is none. */
export const documentAddress = ({ type, id }: Source): string | undefined =>
  Object.hasOwn(addresses, type) ? addresses[type as keyof typeof addresses](id) : undefined
