import { screen, within } from "@testing-library/react"
import { PaymentList } from "@/components/features/invoices/preview/payment-list"
import type { RecordedChange } from "@/lib/features/invoices/schema/payment-change"
import { invoiceWith, show } from "./support"

jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn(), refresh: jest.fn(), replace: jest.fn() }),
  usePathname: () => "/apps/invoice/preview/7",
  useParams: () => ({ locale: "en" }),
}))

const before: RecordedChange = {
  ...{ id: 1, paymentId: 4, what: "changed", at: "2026-05-03T10:00:00.000Z", byId: 2, by: "Ada Lindqvist" },
  ...{ kind: "payment", amountMinor: 20_000, paidDate: "2026-05-01", method: "card", note: "First half" },
}

test("a payment shows what it was before, and a removed one stays in the list", () => {
  const place = { tillId: null, bankAccountId: null, entryId: null }
  const payment = { ...place, id: 4, kind: "payment" as const, amountMinor: 15_000, paidDate: "2026-05-02" }
  const removed = { ...before, id: 2, paymentId: 3, what: "removed" as const, by: "Max Falk", note: "" }
  show(
    <PaymentList
      invoice={invoiceWith({
        payments: [{ ...payment, method: "cash", note: "", canUndo: false }],
        paymentChanges: [before, removed],
      })}
    />,
  )
  const entry = screen.getByText("2 May 2026").closest("li") as HTMLElement
  within(entry).getByText("Changed on 3 May 2026 by Ada Lindqvist: was €200.00 on 1 May 2026 (Card)")
  within(entry).getByText("Note: First half")
  expect(within(entry).queryByText(/Removed/)).toBeNull()
  screen.getByText("Removed on 3 May 2026 by Max Falk: was €200.00 on 1 May 2026 (Card)")
})
