import { render, screen, within } from "@testing-library/react"
import { NextIntlClientProvider } from "next-intl"
import { SWRConfig } from "swr"
import { PaymentFigures } from "@/components/features/payments/payment-figures"
import charts from "@/messages/en/charts.json"
import payments from "@/messages/en/payments.json"
import ui from "@/messages/en/ui.json"
import { network } from "../ledger/support"

jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn(), refresh: jest.fn(), replace: jest.fn() }),
  usePathname: () => "/business/payments",
  useParams: () => ({ locale: "en" }),
}))

test("the chart of months has the amounts of the totals, not their cents", async () => {
  const sums = { currency: "EUR", in: 150_050, out: 20_000, rest: 0 }
  const months = [
    { currency: "EUR", month: "2026-05", in: 100_050, out: 20_000 },
    { currency: "EUR", month: "2026-06", in: 50_000, out: 0 },
  ]
  network(() => ({ body: {} }), { "/api/v1/payments/totals": { data: [sums], months } })
  render(
    <NextIntlClientProvider locale="en-GB" timeZone="UTC" messages={{ charts, payments, ui }}>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <PaymentFigures />
      </SWRConfig>
    </NextIntlClientProvider>,
  )
  expect(await screen.findByText("€1,500.50")).toBeInTheDocument()
  const table = screen.getByRole("table", { hidden: true })
  const cells = within(table)
    .getAllByRole("cell", { hidden: true })
    .map(({ textContent }) => textContent)
  expect(cells).toEqual(
    ["€1,000.50", "€200.00", "€500.00", "€0.00"].map((text) => expect.stringContaining(text.replace(/\.00$/, ""))),
  )
})
