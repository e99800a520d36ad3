import { axeFindings, overflow, phone, visit, withBrowser } from "../support/browser"
import { pick } from "../support/gestures"
import { newcomer, post } from "../support/shop-browser"

withBrowser()
const book = "/apps/ecommerce/coupons"

test("a coupon is added, applied and turned off, and Undo turns it on again", async () => {
  const { page } = await newcomer()
  await visit(page, book)
  await page.getByRole("button", { name: "Add coupon" }).click()
  const form = page.getByRole("dialog")
  await form.getByRole("textbox", { name: "Code" }).fill("autumn-12")
  await form.getByRole("spinbutton", { name: "Percent" }).fill("120")
  await form.getByRole("button", { name: "Add coupon" }).click()
  await form.getByText("Enter a whole number from 1 to 100.").waitFor()
  await form.getByRole("spinbutton", { name: "Percent" }).fill("12")
  await form.getByRole("button", { name: "Add coupon" }).click()
  const row = page.getByRole("row").filter({ hasText: "AUTUMN-12" })
  await row.getByText("Active").waitFor()
  await post(page, "/apps/ecommerce/cart", { productId: 27 })
  const apply = () => post(page, "/apps/ecommerce/apply-coupon", { code: "AUTUMN-12" })
  expect(await apply()).toEqual({ code: "AUTUMN-12" })

  await row.getByRole("button", { name: "Actions for AUTUMN-12" }).click()
  await pick(page, "Deactivate")
  await row.getByText("Ended").waitFor()
  await page.getByRole("button", { name: "Undo" }).waitFor()
  expect((await apply()).error).toEqual({ code: ["This coupon has expired."] })
  await page.getByRole("button", { name: "Undo" }).click()
  await row.getByText("Active").waitFor()
  expect(await apply()).toEqual({ code: "AUTUMN-12" })
})

test("the open drawer and the filters are in the URL, and only changed fields are saved", async () => {
  const { page } = await newcomer({ viewport: phone })
  await visit(page, `${book}?state=active&open=PAPER5`)
  const form = page.getByRole("dialog")
  await form.getByLabel("Minimum order").fill("35.5")
  expect(await axeFindings(page)).toEqual([])
  await form.getByRole("button", { name: "Save changes" }).click()
  await form.waitFor({ state: "detached" })
  await page.getByText("Changes to PAPER5 saved").waitFor()
  expect(page.url()).toMatch(/coupons\?state=active$/)
  const { coupons } = await (await page.request.get("/api/ecommerce/coupon-list?q=paper")).json()
  expect(coupons).toMatchObject([{ code: "PAPER5", value: 5, minimum: 35.5, isOffered: true }])
  expect(await page.getByText("SUMMER", { exact: true }).count()).toBe(0)
  expect(await overflow(page)).toBe(0)
})
