import { render, screen, within } from "@testing-library/react"
import { NextIntlClientProvider } from "next-intl"
import { FigureCards } from "@/components/features/stock/figure-cards"
import charts from "@/messages/en/charts.json"
import stock from "@/messages/en/stock.json"

jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }),
}))

// Each chart of stock says its figure in text and has its values as a table.

test("value, cover, losses and ABC have a figure, a table and a link to the list behind them", async () => {
  const figures = {
    currency: "EUR",
    value: [
      { day: "2026-11-25", value: 100_000 },
      { day: "2026-11-26", value: 120_050 },
    ],
    cover: [
      { category: 1, categoryName: "Sweets", value: 80_000, sold: 40_000, days: 56 },
      { category: null, categoryName: null, value: 40_050, sold: 0, days: null },
    ],
    losses: [{ reason: "expired" as const, value: 1_230 }],
    abc: [
      { class: "A" as const, products: 3, sold: 32_000, value: 60_025 },
      { class: "B" as const, products: 4, sold: 8_000, value: 60_025 },
    ],
  }
  render(
    <NextIntlClientProvider locale="en-GB" timeZone="UTC" messages={{ stock, charts }}>
      <FigureCards figures={figures} from="2026-08-28" to="2026-11-26" />
    </NextIntlClientProvider>,
  )
  for (const text of ["€1,200.50", "84 days", "€12.30", "3 products: 80% of sales"])
    expect(screen.getAllByText(text)[0]).toBeInTheDocument()
  const tableOf = async (name: string) => within(await screen.findByRole("table", { name }))
  expect((await tableOf("Stock value")).getByText("€1,000.00")).toBeInTheDocument()
  expect((await tableOf("Cover")).getByText("Sweets")).toBeInTheDocument()
  expect((await tableOf("Shrinkage and waste")).getByText("Expired")).toBeInTheDocument()
  expect((await tableOf("ABC: sales against value")).getByText("A (3)")).toBeInTheDocument()
  expect(screen.getByRole("link", { name: "Show waste" })).toHaveAttribute(
    "href",
    expect.stringContaining("from=2026-08-28"),
  )
})
