import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { NextIntlClientProvider } from "next-intl"
import type { ReactNode } from "react"
import { CountPicker } from "@/components/features/stock/count-picker"
import { ProposalCard } from "@/components/features/stock/proposal-card"
import { call } from "@/lib/core/client/call"
import errors from "@/messages/en/errors.json"
import stock from "@/messages/en/stock.json"
import ui from "@/messages/en/ui.json"

// A stocktake's list of products on a phone, and the quantities of a proposed order.

const push = jest.fn()
jest.mock("@/lib/core/client/call", () => ({ call: jest.fn() }))
jest.mock("@/lib/core/i18n/navigation", () => ({
  ...jest.requireActual("@/lib/core/i18n/navigation"),
  useRouter: () => ({ push }),
}))

const shown = (children: ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ stock, ui, errors }}>
      {children}
    </NextIntlClientProvider>,
  )

beforeAll(() => {
  // jsdom has no layout: the virtual rows need a height to be in.
  jest.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(480)
  jest.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(390)
})

test("of ten thousand products a few rows exist, and a search finds the one to count", async () => {
  const products = Array.from({ length: 10_000 }, (_, i) => ({
    ...{ id: i + 1, name: `Product ${i + 1}`, sku: `P-${i + 1}`, gtins: [] },
  }))
  const onPick = jest.fn()
  shown(<CountPicker products={products} counted={[]} onPick={onPick} />)
  const list = screen.getByRole("list", { name: stock.count.products })
  expect(within(list).getAllByRole("listitem").length).toBeLessThan(40)
  await userEvent.type(screen.getByRole("searchbox"), "p-7777")
  expect(screen.getByText("1 product")).toBeVisible()
  await userEvent.click(within(list).getByRole("button", { name: /Product 7777/ }))
  expect(onPick).toHaveBeenCalledWith(products[7776])
})

test("an order has the typed quantities, without the products that were set to zero", async () => {
  jest.mocked(call).mockResolvedValue({ id: 12 } as never)
  const line = (product: number, name: string) => ({
    ...{ product, productName: name, sku: "", supplierCode: "", onHand: 1, available: 1, ordered: 0, sold: 9 },
    ...{ reorderPoint: 5, outer: 6, quantity: 12, cost: 100 },
  })
  const group = {
    ...{ business: 1, shop: 3, shopName: "Helsinki", currency: "EUR", supplier: "Mill" },
    lines: [line(1, "Flour"), line(2, "Sugar")],
  }
  shown(<ProposalCard group={group} />)
  const fieldOf = (name: string) => screen.getByRole("spinbutton", { name: `Pieces of ${name} to order` })
  await userEvent.clear(fieldOf("Flour"))
  await userEvent.type(fieldOf("Flour"), "18")
  await userEvent.clear(fieldOf("Sugar"))
  await userEvent.type(fieldOf("Sugar"), "0")
  expect(screen.getByText("About €18.00")).toBeVisible()
  await userEvent.click(screen.getByRole("button", { name: "Save order of 1 product" }))
  const body = { shop: 3, supplier: "Mill", note: "", lines: [{ product: 1, quantity: 18 }] }
  expect(call).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ body }))
  expect(push).toHaveBeenCalledWith("/business/stock/orders?open=12")
})
