import { screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Checkout } from "@/components/features/orders/checkout"
import { followHistory, useAddress } from "../address-bar"
import { network } from "../users/support"
import { line, show, summary } from "./support"

jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useSearchParams: () => new URLSearchParams(useAddress()),
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn(), refresh: jest.fn(), replace: jest.fn() }),
  usePathname: () => "/apps/ecommerce/checkout",
  useParams: () => ({ locale: "en" }),
}))
jest.setTimeout(30_000)

beforeAll(() => {
  window.scrollTo = jest.fn() as unknown as typeof window.scrollTo
  followHistory()
})

const address = {
  fullName: "Kim Sample",
  phone: "1",
  line1: "Long Street 1",
  line2: "",
  city: "Stockholm",
  state: "",
  postcode: "111 22",
  country: "",
  kind: "home" as const,
}

function serve(cart: ReturnType<typeof summary>, place: () => { status: number; body: unknown }, search = "") {
  window.history.replaceState(null, "", `/apps/ecommerce/checkout${search}`)
  return network(({ path }) => {
    if (path.endsWith("cart-summary")) return { body: cart }
    if (path.endsWith("payment-token")) return { status: 201, body: { token: "t", label: "Visa •••• 4242" } }
    if (path.endsWith("place-order")) return place()
    return { body: {} }
  })
}

test("an empty cart says so and leads to the shop", async () => {
  serve(summary([]), () => ({ status: 500, body: {} }))
  show(<Checkout />)
  await screen.findByText("Your cart is empty")
  expect(screen.getByRole("link", { name: "Go to the shop" })).toHaveAttribute("href", "/apps/ecommerce/shop")
})

test("a line with too little stock says how many are left, offers them, and blocks the order until then", async () => {
  const calls = serve(summary([line(1, { qty: 3, stock: 1 }), line(2, { qty: 2, stock: 0 })]), () => ({
    status: 500,
    body: {},
  }))
  show(<Checkout />)
  await screen.findByText("Only 1 is left, and you have 3 in your cart.")
  expect(screen.getByText("Out of stock: someone else bought the last one.")).toBeInTheDocument()
  expect(screen.getByRole("button", { name: "Place order" })).toBeDisabled()
  await userEvent.click(screen.getByRole("button", { name: "Change to 1" }))
  await waitFor(() =>
    expect(calls.find(({ path }) => path.endsWith("update-cart"))?.body).toEqual({ productId: 1, qty: 1 }),
  )
})

test("presses of the stepper show at once, and only the last number is sent", async () => {
  window.history.replaceState(null, "", "/apps/ecommerce/checkout")
  let qty = 1
  const sent: number[] = []
  network(({ path, body }) => {
    if (path.endsWith("update-cart")) {
      qty = (body as { qty: number }).qty
      sent.push(qty)
    }
    return { body: summary([line(1, { qty })]) }
  })
  show(<Checkout />)
  const more = await screen.findByRole("button", { name: "Add one Product 1" })
  for (let i = 0; i < 3; i++) await userEvent.click(more)
  const box = screen.getByRole("spinbutton", { name: "Quantity of Product 1" })
  expect(box).toHaveValue(4)
  await waitFor(() => expect(sent.at(-1)).toBe(4))
  await waitFor(() => expect(box).toHaveValue(4))

  // A typed number is limited to the stock; an empty field keeps the previous one.
  await userEvent.clear(box)
  await userEvent.type(box, "70")
  expect(box).toHaveValue(8)
  expect(more).toHaveAttribute("aria-disabled", "true")
  await userEvent.clear(box)
  expect(box).toHaveValue(null)
  await userEvent.tab()
  expect(box).toHaveValue(8)
  await waitFor(() => expect(sent.at(-1)).toBe(8))
})

test("without an address the payment step leads to it", async () => {
  serve(summary([line(1)]), () => ({ status: 500, body: {} }), "?step=payment")
  show(<Checkout />)
  await userEvent.click(await screen.findByRole("button", { name: "Enter address" }))
  expect(window.location.search).toBe("?step=address")
})

const buyer = { savedAddress: address }

test("a declined card shows an error at the payment, and the input is kept", async () => {
  const calls = serve(
    summary([line(1)], buyer),
    () => ({ status: 422, body: { error: { payment: ["The payment was declined."] }, code: "invalid" } }),
    "?step=payment",
  )
  show(<Checkout />)
  await userEvent.type(await screen.findByLabelText(/Card number/), "4000 0000 0000 0002")
  await userEvent.type(screen.getByLabelText(/Expires/), "12/49")
  await userEvent.type(screen.getByRole("textbox", { name: "Security code" }), "123")
  await userEvent.type(screen.getByLabelText(/Name on the card/), "Kim")
  await userEvent.click(screen.getByRole("button", { name: "Pay €16.15" }))
  await screen.findByText("The payment was declined.")
  expect(screen.getByLabelText(/Name on the card/)).toHaveValue("Kim")
  const order = calls.find(({ path }) => path.endsWith("place-order"))
  expect(order?.body).toEqual({ payment: "card", totalMinor: 1615, keepCard: false, token: "t" })
  expect(JSON.stringify(order?.body)).not.toContain("4000")
})

test("if another buyer was faster it leads back to the cart", async () => {
  serve(
    summary([line(1)], buyer),
    () => ({ status: 409, body: { error: { "products.1": ["Product 1: out of stock."] }, code: "conflict" } }),
    "?step=payment&by=cashOnDelivery",
  )
  show(<Checkout />)
  await userEvent.click(await screen.findByRole("button", { name: "Order and pay on delivery" }))
  await screen.findByText("Product 1: out of stock.")
  expect(window.location.search).toBe("")
})
