import { render, screen, within } from "@testing-library/react"
import { NextIntlClientProvider } from "next-intl"
import { CashCard } from "@/components/features/cards/cash-card"
import type { CashPosition } from "@/lib/features/cash-positions/schema"
import cards from "@/messages/en/cards.json"

jest.mock("@/lib/core/i18n/navigation", () => ({
  Link: ({ prefetch: _, scroll: __, onNavigate: ___, ...rest }: Record<string, unknown>) => <a {...rest} />,
  useRouter: () => ({ prefetch: () => {} }),
}))

const position: CashPosition = {
  ...{ currency: "EUR", tills: 10_000, dropPending: 2_000, safes: 30_000, inTransit: 4_000, discrepancies: 500 },
  ...{ bank: 60_000, total: 106_500 },
}
const show = (positions: CashPosition[], shop?: number) =>
  render(
    <NextIntlClientProvider locale="en-GB" timeZone="UTC" messages={{ cards }}>
      <CashCard positions={positions} shop={shop} />
    </NextIntlClientProvider>,
  )
const hrefs = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"))

test("each amount links to its list, and each currency has a line of its own", () => {
  const { container } = show([position, { ...position, currency: "GBP", bank: null, total: 46_500 }])
  const [euro, pound] = [...container.querySelectorAll("dl")].map((list) => within(list as HTMLElement))
  expect(euro?.getByRole("link", { name: "In safes: €300.00" })).toHaveAttribute("href", "/business/safe-deposit")
  expect(euro?.getByRole("link", { name: "Discrepancies: €5.00" })).toHaveAttribute(
    "href",
    "/business/safe-to-bank?state=credited",
  )
  expect(euro?.getByText("€1,065.00")).toBeInTheDocument()
  expect(euro?.getByText("At the bank")).toBeInTheDocument()
  expect(pound?.queryByText("At the bank")).toBeNull()
})

test("the links keep the chosen shop", () => {
  show([{ ...position, bank: null }], 7)
  expect(hrefs()).toEqual([
    "/business/cash-notes?shop=7",
    "/business/deposit-to-safe?state=pending&shop=7",
    "/business/safe-deposit?shop=7",
    "/business/safe-to-bank?shop=7",
    "/business/safe-to-bank?state=credited&shop=7",
  ])
})
