import { screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { ProductCard } from "@/components/features/ecommerce/product-card"
import { network } from "../users/support"
import { product, show } from "./support"

jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn(), refresh: jest.fn(), replace: jest.fn() }),
  usePathname: () => "/apps/ecommerce/shop",
  useParams: () => ({ locale: "en" }),
}))
jest.setTimeout(20_000)

test("shows name, rating, price and low stock", () => {
  network(() => ({ body: {} }))
  show(<ProductCard product={product(1, { hasFreeShipping: true, stock: 2 })} />)
  expect(screen.getByRole("link", { name: "Product 1" })).toHaveAttribute(
    "href",
    "/apps/ecommerce/product-detail/product-1",
  )
  expect(screen.getByRole("img", { name: "4 of 5 stars" })).toBeInTheDocument()
  expect(screen.getByText("€12.50")).toBeInTheDocument()
  expect(screen.getByText("Free delivery")).toBeInTheDocument()
  expect(screen.getByText("Only 2 left")).toBeInTheDocument()
})

test("a product in the cart links to it; a sold-out one can't be added", () => {
  network(() => ({ body: {} }))
  show(
    <>
      <ProductCard product={product(1, { isInCart: true })} />
      <ProductCard product={product(2, { stock: 0 })} />
    </>,
  )
  expect(screen.getByRole("link", { name: /View in cart/ })).toHaveAttribute("href", "/apps/ecommerce/checkout")
  expect(screen.getByRole("button", { name: /Sold out/ })).toBeDisabled()
})

test("the heart fills at once, and empties again if the request fails", async () => {
  let response = (_: { status: number; body: unknown }) => {}
  const calls: string[] = []
  global.fetch = jest.fn(async (address: string, init: RequestInit = {}) => {
    calls.push(`${init.method ?? "GET"} ${address}`)
    const { status, body } = await new Promise<{ status: number; body: unknown }>((resolve) => {
      response = resolve
    })
    return { ok: status < 400, status, json: async () => body }
  }) as unknown as typeof fetch
  show(<ProductCard product={product(1)} />)
  const heart = screen.getByRole("button", { name: "Add Product 1 to the wishlist" })
  await userEvent.click(heart)
  expect(heart).toHaveAttribute("aria-pressed", "true")
  response({ status: 404, body: { error: "This item does not exist or was deleted.", code: "not_found" } })
  await waitFor(() => expect(heart).toHaveAttribute("aria-pressed", "false"))
  await screen.findByText("This item does not exist or was deleted.")
  expect(calls[0]).toBe("POST /api/apps/ecommerce/wishlist")
})
