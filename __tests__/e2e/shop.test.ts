import type { Page } from "playwright-core"
import { openAs, reload, visit, withBrowser } from "../support/browser"
import { pick } from "../support/gestures"
import { permit } from "../support/permissions"
import { cartCount, names, newcomer, post, shop } from "../support/shop-browser"

const { server } = withBrowser()

async function fillAddress(page: Page): Promise<void> {
  const values = {
    "Full name": "Kim Sample",
    Phone: "+46 8 1",
    "Street and number": "Long Street 1",
    Postcode: "111 22",
    Town: "Stockholm",
  }
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value)
  await page.getByRole("button", { name: "Save and deliver here" }).click()
  await page.waitForURL(/step=payment/)
}

async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel("Card number").fill(number)
  await page.getByLabel("Expires").fill("12/49")
  await page.getByRole("textbox", { name: "Security code" }).fill("123")
  await page.getByLabel("Name on the card").fill("Kim Sample")
  await page.getByRole("button", { name: /^Pay / }).click()
}

test("a product is searched, filtered, added to the cart and ordered", async () => {
  const { page } = await newcomer()
  await visit(page, shop)
  await page.getByLabel("Search products").fill("pen")
  await page.waitForURL(/q=pen/)
  await page.getByText("4 products").waitFor()
  await page.getByLabel(/& up/).first().check()
  await page.waitForURL(/rating=4/)
  await page.getByLabel("Whitcombe Inks").check()
  await page.waitForURL(/brand=/)
  await reload(page)
  expect(await page.getByLabel("Whitcombe Inks").isChecked()).toBe(true)
  expect(await names(page)).toContain("Brass Fountain Pen")
  await page.goBack()
  await page.waitForURL((url) => !url.search.includes("brand="))

  await cartCount(page).and(page.getByLabel("Cart, 3 products")).waitFor()
  await page.getByRole("button", { name: /^Add to cart.*Brass Fountain Pen/ }).click()
  await page.getByRole("link", { name: /^View in cart.*Brass Fountain Pen/ }).waitFor()
  await cartCount(page).and(page.getByLabel("Cart, 4 products")).waitFor()
  await page.reload()
  await cartCount(page).and(page.getByLabel("Cart, 4 products")).waitFor()

  await cartCount(page).click()
  await page.getByRole("button", { name: "Add one Brass Fountain Pen" }).click()
  await page.getByText("6 items").waitFor()
  await page.getByRole("button", { name: "Remove Marbled Writing Paper" }).click()
  await cartCount(page).and(page.getByLabel("Cart, 3 products")).waitFor()
  await page.getByRole("link", { name: "Checkout" }).last().click()
  await page.waitForURL(/checkout/)

  await page.getByLabel("Coupon", { exact: true }).fill("summer")
  await page.getByRole("button", { name: "Apply", exact: true }).first().click()
  await page.getByText("This coupon has expired.").waitFor()
  await page.getByLabel("Coupon", { exact: true }).fill("welcome10")
  await page.getByRole("button", { name: "Apply", exact: true }).first().click()
  await page.getByText("10% off everything").waitFor()
  await page.getByRole("button", { name: "Place order" }).click()
  await page.waitForURL(/step=address/)
  await fillAddress(page)

  await fillCard(page, "4000 0000 0000 0002")
  await page.getByText("The payment was declined.").first().waitFor()
  expect(await page.getByLabel("Name on the card").inputValue()).toBe("Kim Sample")
  await fillCard(page, "4242 4242 4242 4242")
  await page.waitForURL(/step=done/)
  await page.getByText("Thank you!").waitFor()
  await cartCount(page).and(page.getByLabel("Cart, empty")).waitFor()

  await page.getByRole("link", { name: "View order" }).click()
  await page.waitForURL(/\/apps\/ecommerce\/order\/\d+/)
  await page.getByText("Visa •••• 4242").first().waitFor()
  await page.getByRole("button", { name: "Change status" }).click()
  await pick(page, "Shipped")
  await page.getByRole("main").getByText("Shipped").first().waitFor()
  const number = page.url().split("/").at(-1)
  await visit(page, "/apps/ecommerce/orders?status=shipped")
  await page.getByRole("link", { name: `#${number}` }).waitFor()

  // The address is saved for the next order.
  await post(page, "/apps/ecommerce/cart", { productId: 3 })
  await visit(page, "/apps/ecommerce/checkout?step=address")
  await page.getByText("Long Street 1").waitFor()
})

/** Gives the second demo account a colleague's permissions in the shop, or resets them to its role's. */
async function letShop(admin: Page, may: boolean): Promise<void> {
  const { users } = await (await admin.request.get("/api/users/list/data?q=client@demo.com")).json()
  const rights = [
    { action: "read", subject: "Product" },
    { action: "read", subject: "Order" },
    { action: "create", subject: "Order" },
  ]
  await permit(admin, server().url, may ? rights : null, users[0].id)
}

test("of two buyers of the last unit one gets it, and the other gets an error at its line", async () => {
  const first = await openAs("admin@demo.com")
  await visit(first.page, shop)
  await letShop(first.page, true)
  await post(first.page, "/apps/ecommerce/update-product", { product: { id: 16, stock: 1 } })
  const second = await openAs("client@demo.com")
  await visit(second.page, "/apps/ecommerce/product-detail/sea-glass-ink-16")
  for (const { page } of [first, second]) {
    await post(page, "/apps/ecommerce/save-address", {
      fullName: "Kim Sample",
      phone: "1",
      line1: "Long Street 1",
      postcode: "111 22",
      city: "Stockholm",
    })
    await post(page, "/apps/ecommerce/cart", { productId: 16 })
    await visit(page, "/apps/ecommerce/checkout?step=payment&by=cashOnDelivery")
  }
  const order = (page: Page) => page.getByRole("button", { name: "Order and pay on delivery" }).click()
  await order(first.page)
  await first.page.waitForURL(/step=done/)

  await order(second.page)
  await second.page.waitForURL((url) => url.pathname.endsWith("/checkout") && !url.search.includes("step="))
  await second.page.getByText("Out of stock: someone else bought the last one.").waitFor()
  expect(await second.page.getByRole("button", { name: "Place order" }).isDisabled()).toBe(true)
  await second.page.getByRole("button", { name: /^Remove(?! one).*Sea Glass Ink/ }).click()
  await second.page.getByText("Your cart is empty").waitFor()
  await letShop(first.page, false)
})

test("changes by the shop manager appear in the shop at once", async () => {
  const keeper = await newcomer()
  const { page } = keeper
  await visit(page, "/apps/ecommerce/product-list/add")
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Linen Bookmark")
  await page.getByRole("textbox", { name: "Price" }).fill("4,25")
  await page.getByRole("spinbutton", { name: "Stock" }).fill("3")
  const png = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQYlWPowAsYRqU7sAAAhfafYTVlXKgAAAAASUVORK5CYII=",
    "base64",
  )
  await page.locator("input[type=file]").setInputFiles({ name: "a.png", mimeType: "image/png", buffer: png })
  await page.getByText("Cover").waitFor()
  await page.getByRole("button", { name: "Add product" }).click()
  await page.getByText("Linen Bookmark was added to the shop").waitFor()
  await page.waitForURL(/product-list$/)

  const shopper = await keeper.context.newPage()
  await visit(shopper, shop)
  expect((await names(shopper))[0]).toBe("Linen Bookmark")
  await shopper.getByText("Only 3 left").waitFor()
  const { products } = await (await page.request.get("/api/ecommerce/product-list?perPage=1")).json()
  await post(page, "/apps/ecommerce/update-product", { product: { id: products[0].id, price: 5.5, stock: 0 } })
  await shopper.getByText("€5.50").waitFor()
  await shopper.getByText("Sold out").first().waitFor()

  await visit(page, "/apps/ecommerce/product-list")
  await page.getByRole("button", { name: "Actions for Linen Bookmark" }).click()
  await pick(page, "Delete")
  await page.getByText("Linen Bookmark was deleted").waitFor()
  await page.getByRole("button", { name: "Undo" }).click()
  await page.getByRole("link", { name: "Linen Bookmark" }).waitFor()
})
