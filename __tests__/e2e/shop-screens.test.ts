import { axeFindings, openAs, overflow, phone, visit, withBrowser } from "../support/browser"
import { cartCount, names, newcomer, shop } from "../support/shop-browser"

withBrowser()

test("the first HTML has the products and the sidebar's counts, filtered by the URL", async () => {
  const { page } = await openAs("admin@demo.com")
  const html = await (await page.request.get(`${shop}?category=pens&sortBy=price-asc`)).text()
  expect(html).toContain("Cedar Pencils, Box of Twelve")
  expect(html).not.toContain("Walnut Desk Clock")
  expect(html).toContain("Whitcombe Inks")
})

test("a failed search shows an error in place of the products, and a retry or another search clears it", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, shop)
  const before = await names(page)
  const failing = "**/api/ecommerce/shelf?*q=pencil*"
  await page.route(failing, (route) => route.fulfill({ status: 409, json: { error: "Resting.", code: "conflict" } }))
  await page.getByRole("searchbox").first().fill("pencil")
  await page.getByText("Resting.").waitFor()
  expect(await names(page)).toEqual([])
  await page.unroute(failing)
  await page.getByRole("button", { name: "Try again" }).click()
  await page.waitForFunction(() => document.querySelectorAll("article h3").length > 0)
  expect(await names(page)).not.toEqual(before)
})

test("the wishlist is a page and an endpoint at the same path", async () => {
  const { page } = await openAs("admin@demo.com")
  const path = "/apps/ecommerce/wishlist"
  const get = (accept: string, more: Record<string, string> = {}) =>
    page.request.get(path, { headers: { accept, ...more } })
  const html = await get("text/html,application/xhtml+xml")
  expect([html.status(), html.headers()["content-type"]]).toEqual([200, expect.stringContaining("text/html")])
  expect(await html.text()).toContain("Birch Desk Tidy")
  for (const accept of ["*/*", "application/json"]) {
    const response = await get(accept)
    expect((await response.json()).products.length).toBeGreaterThan(0)
  }
  const rsc = await get("*/*", { rsc: "1" })
  expect(rsc.headers()["content-type"]).toContain("text/x-component")
  // Following a link, Next fetches the page.
  await visit(page, shop)
  await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Wishlist" }).click()
  await page.getByRole("heading", { name: "Wishlist" }).waitFor()
  expect(await names(page)).toContain("Birch Desk Tidy")
})

test("the keyboard alone is enough to filter, add to the wishlist and add to the cart", async () => {
  const { page } = await newcomer()
  await visit(page, shop)
  await page.getByLabel("Gifts").focus()
  await page.keyboard.press("Space")
  await page.waitForURL(/category=gifts/)
  await page.getByLabel("Lowest price").focus()
  await page.keyboard.press("ArrowRight")
  await page.waitForURL(/minPrice=/)
  const heart = page.getByRole("button", { name: /^Add .* to the wishlist/ }).first()
  const before = await heart.getAttribute("aria-pressed")
  await heart.focus()
  await page.keyboard.press("Enter")
  await page.waitForFunction(
    (was) => document.querySelector("article button")?.getAttribute("aria-pressed") !== was,
    before,
  )
  await page
    .getByRole("button", { name: /^Add to cart/ })
    .first()
    .focus()
  await page.keyboard.press("Enter")
  await page
    .getByRole("link", { name: /^View in cart/ })
    .first()
    .waitFor()
})

test("on a phone the filters are in a drawer; axe finds nothing in it, nor in the cart", async () => {
  const { page } = await newcomer({ viewport: phone })
  await visit(page, shop)
  expect(await overflow(page)).toBe(0)
  await page.getByRole("button", { name: "Filters" }).click()
  await page.getByRole("dialog").getByLabel("Pens & ink").check()
  expect(await axeFindings(page)).toEqual([])
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Show \d+ products/ })
    .click()
  await page.getByRole("dialog").waitFor({ state: "detached" })
  expect(page.url()).toContain("category=pens")
  await cartCount(page).click()
  await page.getByRole("heading", { name: "My cart" }).waitFor()
  await page.getByText("Walnut Desk Clock").waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
})
