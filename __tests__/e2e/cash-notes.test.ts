import type { Locator, Page } from "playwright-core"
import { axeFindings, openAs, overflow, phone, reload, visit, withBrowser } from "../support/browser"
import { forgetBroken } from "../support/conversation"

const { server } = withBrowser()

/** Sends a command of v1 as the user of a page. */
const sender = (page: Page) => async (path: string, data: object) => {
  const headers = { origin: server().url, "idempotency-key": crypto.randomUUID() }
  return (await page.request.post(path, { data, headers })).json()
}

/** Types pieces with the keypad, into the denomination that has the focus. */
async function press(page: Page, digits: string): Promise<void> {
  const keypad = page.getByRole("group", { name: "Keypad" })
  for (const digit of digits) await keypad.getByRole("button", { name: digit, exact: true }).click()
}

/** Records money in or out in its drawer, and waits until the sheet lists it. */
async function record(
  page: Page,
  direction: "in" | "out",
  amount: string,
  memo: string,
  choose?: (form: Locator) => Promise<unknown>,
): Promise<void> {
  await page.getByRole("button", { name: `Paid ${direction}` }).click()
  const form = page.getByRole("dialog")
  await form.getByLabel("Amount").fill(amount)
  await choose?.(form)
  await form.getByLabel("What for").fill(memo)
  await form.getByRole("button", { name: `Record money ${direction}` }).click()
  await form.waitFor({ state: "detached" })
  await page.getByText(memo).waitFor()
}

test("on a phone a till is opened, counted blind, closed short and reviewed by a manager", async () => {
  const { page: owner } = await openAs("admin@demo.com", { viewport: phone })
  const { page: cashier } = await openAs("client@demo.com", { viewport: phone, hasTouch: true })
  const send = sender(owner)
  const firstShop = { name: "Kallio", till: "Front till", safe: "Safe", varianceTolerance: 500 }
  const business = await send("/api/v1/businesses", {
    legalName: "Short Oy",
    country: "FI",
    currency: "EUR",
    firstShop,
  })
  const users = await (await owner.request.get("/api/users/list/data?q=client@demo.com")).json()
  await send("/api/v1/staff-grants", { business: business.id, person: users.users[0].id, role: "cashier" })

  // Open with 100 euros, over a reload in the middle of the count.
  await visit(cashier, "/business/cash-notes")
  await cashier.getByText("No till has been opened yet").waitFor()
  expect([await axeFindings(cashier), await overflow(cashier)]).toEqual([[], 0])
  await cashier.getByRole("link", { name: "Open a till" }).first().click()
  await cashier.getByLabel("How many of €50", { exact: true }).click()
  await press(cashier, "2")
  await cashier.getByRole("button", { name: "Open with €100.00" }).waitFor()
  await reload(cashier)
  await cashier.getByRole("button", { name: "Open with €100.00" }).waitFor()
  expect([await axeFindings(cashier), await overflow(cashier)]).toEqual([[], 0])
  await cashier.getByRole("button", { name: "Open with €100.00" }).click()

  // Pay the window cleaner.
  await record(cashier, "out", "12,40", "Window cleaner")

  // A lottery ticket is sold, and a prize of the same amount is paid: neither is the shop's own money.
  await record(cashier, "in", "8", "Lottery ticket", (form) => form.getByLabel("Source").selectOption("agency"))
  await record(cashier, "out", "8", "Lottery prize", async (form) => {
    await form.getByLabel("VAT included").waitFor()
    await form.getByLabel("Purpose").selectOption("agency")
    await form.getByLabel("VAT included").waitFor({ state: "detached" })
  })

  // There should be 171.60; the drawer has 169.20.
  await cashier.getByRole("button", { name: "Close for today: start counting" }).click()
  await cashier.getByLabel("How many of €50", { exact: true }).click()
  await press(cashier, "3")
  await cashier.getByRole("button", { name: "Next denomination" }).click()
  await cashier.getByRole("button", { name: "Next denomination" }).click()
  await press(cashier, "1")
  await cashier.getByLabel("How many of €2", { exact: true }).click()
  await press(cashier, "4")
  await cashier.getByLabel("How many of €1", { exact: true }).click()
  await press(cashier, "1")
  await cashier.getByLabel("How many of €0.20").click()
  await press(cashier, "1")
  await cashier.getByRole("button", { name: "Done counting: €169.20" }).click()
  await cashier.getByLabel("25.5% VAT").fill("124")
  await cashier.getByLabel("Cash", { exact: true }).fill("84")
  await cashier.getByText("Still differs by €40.00").waitFor()
  await cashier.getByLabel("Cards").fill("40")
  await cashier.getByText("Both sides are the same").waitFor()
  expect([await axeFindings(cashier), await overflow(cashier)]).toEqual([[], 0])
  await cashier.getByRole("button", { name: "Take the reading" }).click()
  await cashier.getByText("Everything has been entered.").waitFor()
  expect(await cashier.getByText("171.60").count()).toBe(0)
  await cashier.getByRole("button", { name: "Close the till" }).click()
  await cashier.getByText("-€2.40").first().waitFor()
  await cashier.getByText("Someone else reviews it.").waitFor()

  await visit(owner, new URL(cashier.url()).pathname)
  await owner.getByLabel("Note").fill("A coin was found later")
  await owner.getByRole("button", { name: "Confirm the day" }).click()
  await owner.getByRole("button", { name: "Lock the day" }).click()
  await owner.getByText("This day is complete.").waitFor()
  expect([await axeFindings(owner), await overflow(owner)]).toEqual([[], 0])
})

test("an act without a network waits on the sheet and is sent once", async () => {
  const opened = await openAs("admin@demo.com", { viewport: phone })
  const { page, context } = opened
  const send = sender(page)
  const firstShop = { name: "Kamppi", till: "Till" }
  const business = await send("/api/v1/businesses", {
    legalName: "Offline Oy",
    country: "FI",
    currency: "EUR",
    firstShop,
  })
  const tills = await (await page.request.get(`/api/v1/tills?business=${business.id}`)).json()
  const session = await send("/api/v1/till-sessions", { till: tills.data[0].id, count: { pieces: { 5000: 1 } } })
  await visit(page, `/business/cash-notes/${session.id}`)
  const { page: other } = await openAs("admin@demo.com")
  await context.route("**/start-counting", (route) => route.abort("internetdisconnected"))
  await page.getByRole("button", { name: "Close for today: start counting" }).click()
  await page.getByText("No connection.").waitFor()
  forgetBroken(opened)
  await context.unroute("**/start-counting")
  await page.evaluate(() => globalThis.dispatchEvent(new Event("online")))
  await page.getByLabel("How many of €50", { exact: true }).waitFor()
  const { events } = await (await other.request.get(`/api/v1/till-sessions/${session.id}`)).json()
  expect(events.filter(({ kind }: { kind: string }) => kind === "counting")).toHaveLength(1)
})
