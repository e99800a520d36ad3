import { screen } from "@testing-library/react"
import DoneStep from "@/components/features/orders/done-step"
import orders from "@/messages/en/orders.json"
import { show } from "./support"

jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }),
  usePathname: () => "/apps/ecommerce/checkout",
  useParams: () => ({ locale: "en" }),
}))

const amounts = {
  items: 1,
  subtotalMinor: 500,
  discountMinor: 0,
  couponDiscountMinor: 0,
  deliveryMinor: 0,
  totalMinor: 500,
}

test.each([
  ["paid", "Thank you! Your order number is 8.", orders.done.text],
  ["cancelled", "Order 8 was cancelled.", orders.done.cancelledText],
])("the last step says that an order is %s", async (status, title, text) => {
  const order = { id: 8, status, currency: "EUR", lines: [], vat: [], ...amounts }
  global.fetch = jest.fn(async () => ({
    ok: true,
    status: 200,
    json: async () => ({ order }),
  })) as unknown as typeof fetch
  show(<DoneStep id={8} />)
  expect(await screen.findByText(title)).toBeInTheDocument()
  expect(screen.getByText(text)).toBeInTheDocument()
})
