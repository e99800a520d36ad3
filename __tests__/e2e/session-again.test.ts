import type { BrowserContext, Page } from "playwright-core"
import { axeFindings, openAs, visit, withBrowser } from "../support/browser"

const idleSeconds = 60
withBrowser({ SESSION_IDLE_SECONDS: String(idleSeconds) })

// The dialog element has no size, because everything in it has a fixed position.
const dialog = (page: Page) => page.getByRole("alertdialog", { name: "Sign in to continue" }).locator("form")

async function signInOver(page: Page, password = "admin"): Promise<void> {
  await dialog(page).locator("input[name=password]").fill(password)
  await dialog(page).getByRole("button", { name: "Sign in", exact: true }).click()
}

const endSession = (context: BrowserContext) => context.clearCookies({ name: /session-token/ })

test("a form in a drawer is saved after signing in over it, when the session ended meanwhile", async () => {
  const { page, context } = await openAs("admin@demo.com")
  await visit(page, "/apps/ecommerce/coupons")
  await page.getByRole("button", { name: "Add coupon" }).click()
  const drawer = page.getByRole("dialog", { name: "Add coupon" })
  await drawer.getByRole("textbox", { name: "Code" }).fill("typed-long")
  await drawer.getByRole("spinbutton", { name: "Percent" }).fill("15")
  await endSession(context)
  await drawer.getByRole("button", { name: "Add coupon" }).click()

  await dialog(page).waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(await dialog(page).getByRole("textbox", { name: "E-mail" }).inputValue()).toBe("admin@demo.com")
  await page.keyboard.press("Escape")
  await signInOver(page, "wrong")
  await dialog(page).getByText("This password is wrong.").waitFor()
  await signInOver(page)
  await dialog(page).waitFor({ state: "detached" })
  await page.getByRole("row").filter({ hasText: "TYPED-LONG" }).waitFor()
  await drawer.waitFor({ state: "detached" })
})

test("signing in as somebody else goes to the sign-in page, with the page to return to", async () => {
  const { page, context } = await openAs("admin@demo.com")
  await visit(page, "/apps/ecommerce/coupons")
  await endSession(context)
  await page.getByRole("button", { name: "Add coupon" }).click()
  const drawer = page.getByRole("dialog", { name: "Add coupon" })
  await drawer.getByRole("textbox", { name: "Code" }).fill("mine")
  await drawer.getByRole("spinbutton", { name: "Percent" }).fill("15")
  await drawer.getByRole("button", { name: "Add coupon" }).click()
  await dialog(page).getByRole("button", { name: "Sign in as somebody else" }).click()
  await page.waitForURL("**/login?notice=ended*")
  await page.getByText("Your session has ended.").waitFor()
})

test("after a reload a form has what was typed, until it is discarded", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, "/apps/ecommerce/coupons?open=PAPER5")
  const form = page.getByRole("dialog")
  await form.getByLabel("Minimum order").fill("36.75")
  await page.reload()
  await form.getByText("What you had typed was restored.").waitFor()
  expect(await form.getByLabel("Minimum order").inputValue()).toMatch(/36[.,]75/)
  expect(await axeFindings(page)).toEqual([])
  await form.getByRole("button", { name: "Discard" }).click()
  expect(await form.getByLabel("Minimum order").inputValue()).not.toMatch(/36[.,]75/)
  await page.reload()
  await form.getByLabel("Minimum order").waitFor()
  expect(await form.getByText("What you had typed was restored.").count()).toBe(0)
})

test("an active user stays signed in; an idle one is asked for the password, in all its tabs", async () => {
  const { page, context } = await openAs("admin@demo.com")
  await page.clock.install()
  await visit(page, "/apps/todo")
  const refreshed = page.waitForResponse("**/api/auth/session")
  await page.keyboard.press("Shift")
  await page.clock.runFor((idleSeconds / 4 + 2) * 1000)
  expect((await (await refreshed).json()).user.person).toBe("1/1")

  const other = await context.newPage()
  await visit(other, "/apps/calendar")
  await endSession(context)
  await page.clock.runFor((idleSeconds + 5) * 1000)
  for (const tab of [page, other]) await dialog(tab).waitFor()
  expect(await page.getByRole("dialog", { name: "Are you still there?" }).count()).toBe(0)
  await signInOver(page)
  for (const tab of [page, other]) await dialog(tab).waitFor({ state: "detached" })
  expect((await other.request.get("/api/users/list/data")).status()).toBe(200)
})
