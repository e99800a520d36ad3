import { open, openAs, overflow, settle, visit, withBrowser } from "../support/browser"

withBrowser()

const small = { viewport: { width: 320, height: 700 } }

test("at 320 px the dates of an invoice show their whole text, and the calendar all its days", async () => {
  const { page } = await openAs("admin@demo.com", small)
  await visit(page, "/apps/invoice/edit/5035")
  for (const label of ["Date of issue", "Due date"]) {
    const fits = await page.getByLabel(label).evaluate((input) => input.scrollWidth <= input.clientWidth)
    expect([label, fits]).toEqual([label, true])
  }
  await page.getByRole("button", { name: "Choose a date" }).last().click()
  const days = page.getByRole("grid")
  await days.waitFor()
  await settle(page)
  const { x = -1, width = 0 } = (await days.boundingBox()) ?? {}
  expect([x >= 0, x + width <= 320, await overflow(page)]).toEqual([true, true, 0])
})

test("at 320 px an event's day and time show their whole text", async () => {
  const { page } = await openAs("admin@demo.com", small)
  await visit(page, "/apps/calendar")
  await page.getByRole("button", { name: "Add event" }).first().click()
  for (const label of ["Starts", "Start time", "Ends", "End time"]) {
    const fits = await page.getByLabel(label).evaluate((input) => input.scrollWidth <= input.clientWidth)
    expect([label, fits]).toEqual([label, true])
  }
})

test("the sign-in screen fits a window of 1280 × 720", async () => {
  const { page } = await open({ viewport: { width: 1280, height: 720 } })
  await visit(page, "/login")
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(720)
})

test("forms are no wider than 1,100 px on a large screen", async () => {
  const { page } = await openAs("admin@demo.com", { viewport: { width: 1920, height: 1080 } })
  for (const path of ["/pages/account-settings", "/apps/user/edit/3", "/apps/ecommerce/product-list/27"]) {
    await visit(page, path)
    const widest = await page
      .locator("main input:visible")
      .evaluateAll((inputs) => Math.max(...inputs.map((input) => input.getBoundingClientRect().width)))
    expect([path, widest <= 1100]).toEqual([path, true])
  }
})
