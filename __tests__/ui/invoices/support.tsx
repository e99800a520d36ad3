import { render } from "@testing-library/react"
import { NextIntlClientProvider } from "next-intl"
import type { ReactNode } from "react"
import { SWRConfig } from "swr"
import { AbilityProvider } from "@/components/layout/ability"
import { Toaster } from "@/components/ui/toaster"
import type { InvoiceDocument } from "@/lib/features/invoices/schema/shown"
import errors from "@/messages/en/errors.json"
import invoices from "@/messages/en/invoices.json"
import list from "@/messages/en/list.json"
import ui from "@/messages/en/ui.json"

const client = {
  ...{ id: 1, name: "Ada Falk", company: "Falk Ltd", companyEmail: "ada@falk.example" },
  ...{ address: "", country: "", contact: "", avatar: "", language: "en" as const },
  ...{ vatNumber: "", buyerReference: "", invoiceFormat: "auto" as const },
}
const line = {
  ...{
    item: "Box",
    description: "",
    qty: 1,
    unitPriceMinor: 25_691,
    discount: 0,
    vatRate: 0,
    vatCategory: "Z" as const,
    unit: "C62" as const,
  },
  ...{ position: 1, creditableQty: 1, netMinor: 25_691, vatMinor: 0 },
}

/** An invoice as in a response: 256.91 euros are open. */
export const invoiceWith = (more: Partial<InvoiceDocument> = {}): InvoiceDocument => ({
  invoice: {
    ...{ id: 7, issuedDate: "02 Nov 2026", dueDate: "02 Dec 2026", client, service: "", total: 256.91, avatar: "" },
    ...{ invoiceStatus: "Draft", balance: "€256.91" },
  },
  ...{
    number: "5010",
    version: 3,
    clientId: 1,
    businessId: null,
    client,
    recipient: client.companyEmail,
    language: "en",
    status: "Draft",
    kind: "invoice",
  },
  ...{
    isIssued: false,
    isInBooks: false,
    entryId: null,
    reversalId: null,
    voidedAt: null,
    canRestore: false,
    credits: null,
    creditNotes: [],
    currency: "EUR",
  },
  ...{ issuedDate: "2026-11-02", dueDate: "2026-12-02", service: "Spring order", salesperson: null, note: "" },
  ...{ vatReasons: [], printedVatNumber: "", printedReference: "" },
  ...{ terms: "", acceptedPayment: "bankTransfer", showsPaymentTerms: true, showsNote: true },
  ...{ showsPaymentStub: false, sentAt: null, delivery: null, lines: [line], payments: [], paymentChanges: [] },
  vatSummary: [{ category: "Z", rate: 0, netMinor: 25_691, vatMinor: 0 }],
  ...{ documentDiscountMinor: 0, vatReason: "", buyerVatNumber: "", buyerReference: "", linesMinor: 25_691 },
  ...{ netMinor: 25_691, vatMinor: 0, totalMinor: 25_691, paidMinor: 0, creditedMinor: 0, balanceMinor: 25_691 },
  billing: {
    ...{ company: "Lindqvist", address: "", contact: "", email: "", vatNumber: "" },
    ...{ bankName: "", country: "", iban: "", swiftCode: "" },
  },
  ...more,
})

interface Call {
  path: string
  body: unknown
}

/** A fake network that answers requests by path and records the writes. */
export function network(answer: (path: string) => unknown) {
  const writes: Call[] = []
  global.fetch = jest.fn(async (address: string, init: RequestInit = {}) => {
    const { pathname } = new URL(address, "http://localhost")
    const body = typeof init.body === "string" ? JSON.parse(init.body) : undefined
    if (init.method && init.method !== "GET") writes.push({ path: pathname, body })
    return { ok: true, status: 200, json: async () => answer(pathname) }
  }) as unknown as typeof fetch
  return writes
}

const inWorkspace = (children: ReactNode) => (
  <NextIntlClientProvider locale="en-GB" timeZone="UTC" messages={{ ui, list, invoices, errors }}>
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <AbilityProvider rules={[{ action: "manage", subject: "all" }]}>
        {children}
        <Toaster />
      </AbilityProvider>
    </SWRConfig>
  </NextIntlClientProvider>
)

/** Renders a part of the invoice screens in English. */
export function show(children: ReactNode) {
  const { rerender, ...rest } = render(inWorkspace(children))
  return { ...rest, rerender: (next: ReactNode) => rerender(inWorkspace(next)) }
}

// Stubs for what toasts and Headless UI need and jsdom lacks.
Element.prototype.setPointerCapture ??= () => {}
Element.prototype.getAnimations ??= () => []
