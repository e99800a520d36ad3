import { axeFindings, overflow, phone, visit, withBrowser } from "../support/browser"
import { pick } from "../support/gestures"
import { newcomer } from "../support/shop-browser"

// Categories, subcategories and products of all shops.

withBrowser()

test("a category is added with its defaults, and archived", async () => {
  const { page } = await newcomer()
  await visit(page, "/business/category")
  await page.getByRole("row").filter({ hasText: "Pens & ink" }).waitFor()
  await page.getByRole("button", { name: "Add category" }).click()
  const form = page.getByRole("dialog")
  await form.getByLabel("Name").fill("Newspapers")
  await form.getByLabel("Margin target in %").fill("12.5")
  await form.getByLabel("Minimum age").fill("0")
  expect(await axeFindings(page)).toEqual([])
  await form.getByRole("button", { name: "Add category" }).click()
  const row = page.getByRole("row").filter({ hasText: "Newspapers" })
  await row.getByText("12.5%").waitFor()
  await row.getByRole("button", { name: "Actions for Newspapers" }).click()
  await pick(page, "Archive")
  await row.getByText("Archived").waitFor()
})

test("a subcategory shows what it inherits, and goes back to it, on a phone", async () => {
  const { page } = await newcomer({ viewport: phone })
  await visit(page, "/business/subcategory?q=Candles")
  expect(await overflow(page)).toBe(0)
  await page.getByRole("button", { name: "Actions for Candles" }).click()
  await pick(page, "Edit")
  const form = page.getByRole("dialog")
  await form.getByText("Inherited: 48%").waitFor()
  expect([await axeFindings(page), await overflow(page)]).toEqual([[], 0])
  await form.getByRole("button", { name: "Can be returned: back to inherited" }).click()
  await form.getByRole("button", { name: "Save changes" }).click()
  await page.getByText("Changes to Candles saved").waitFor()
})

test("a scan opens the product, and a price that is set there appears in the history and the web shop", async () => {
  const { page } = await newcomer()
  await visit(page, "/business/product")
  const row = page.getByRole("row").filter({ hasText: "Walnut Desk Clock" })
  await row.waitFor()
  // A scanner types faster than the browser test can press keys.
  await page.evaluate(() => {
    const keys = [..."2000000000015", "Enter"]
    for (const key of keys) document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }))
  })
  const drawer = page.getByRole("dialog")
  await drawer.getByRole("heading", { name: "Brass Fountain Pen" }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await drawer.getByText("Prices", { exact: true }).click()
  await drawer.getByLabel("Price with VAT").fill("52.50")
  await drawer.getByRole("button", { name: "Set price" }).click()
  const history = drawer.getByRole("list", { name: "History of prices" })
  await history.getByText("€52.50").waitFor()
  await history.getByText("€48.00").waitFor()
  const { product } = await page.evaluate(async () => (await fetch("/api/ecommerce/product-details?id=1")).json())
  expect(product.price).toBe(52.5)
})

test("a draft is added, gets a price, is put on sale, and a wrong barcode is refused at its field", async () => {
  const { page } = await newcomer()
  await visit(page, "/business/product?open=add-4006381333931")
  const form = page.getByRole("dialog")
  await form.getByLabel("Name").fill("Blue Highlighter")
  const gtin = form.getByLabel("GTIN")
  await gtin.fill("4006381333932")
  await form.getByRole("button", { name: "Add product" }).click()
  await form.getByText("This is not a barcode").waitFor()
  await gtin.fill("4006381333931")
  await form.getByRole("button", { name: "Add product" }).click()
  await form.getByRole("heading", { name: "Blue Highlighter" }).waitFor()
  await form.getByText("Prices", { exact: true }).click()
  await form.getByLabel("Price with VAT").fill("2.50")
  await form.getByRole("button", { name: "Set price" }).click()
  await form.getByRole("list", { name: "History of prices" }).getByText("€2.50").waitFor()
  await visit(page, "/business/product?q=highlighter")
  const row = page.getByRole("row").filter({ hasText: "Blue Highlighter" })
  await row.getByText("Draft").waitFor()
  await row.getByRole("button", { name: "Actions for Blue Highlighter" }).click()
  await pick(page, "Put on sale")
  await row.getByText("On sale").waitFor()
})
