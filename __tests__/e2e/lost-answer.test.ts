import { openAs, reload, visit, withBrowser } from "../support/browser"
import { forgetBroken } from "../support/conversation"

withBrowser()

test("a coupon whose response was lost is added once, when the form is sent again after a reload", async () => {
  const window = await openAs("admin@demo.com")
  const { page } = window
  await visit(page, "/apps/ecommerce/coupons")
  const drawer = page.getByRole("dialog", { name: "Add coupon" })
  const add = () => drawer.getByRole("button", { name: "Add coupon" }).click()
  await page.getByRole("button", { name: "Add coupon" }).click()
  await drawer.getByRole("textbox", { name: "Code" }).fill("once-only")
  await drawer.getByRole("spinbutton", { name: "Percent" }).fill("15")
  await page.route(
    "**/api/apps/ecommerce/add-coupon",
    async (route) => {
      await route.fetch()
      await route.abort("connectionreset")
    },
    { times: 1 },
  )
  await add()
  await drawer.getByRole("alert").waitFor()
  forgetBroken(window)

  await reload(page)
  await drawer.getByText("What you had typed was restored.").waitFor()
  const replayed = page.waitForResponse((response) => response.headers()["idempotency-replayed"] === "true")
  await add()
  expect((await replayed).status()).toBe(201)
  await drawer.waitFor({ state: "detached" })
  // A second coupon would have been rejected, because its code is taken.
  expect(await page.getByRole("row").filter({ hasText: "ONCE-ONLY" }).count()).toBe(1)
})
