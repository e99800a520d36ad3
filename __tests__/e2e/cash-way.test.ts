import type { Page } from "playwright-core"
import { axeFindings, openAs, overflow, phone, visit, withBrowser } from "../support/browser"
import { pick } from "../support/gestures"

// The whole way of a day's cash on phones: the client works at the till, the administrator does what a second person has to.

const { server } = withBrowser()

/** Sends a command of v1 as the user of a page. */
const sender = (page: Page) => async (path: string, data: object) => {
  const headers = { origin: server().url, "idempotency-key": crypto.randomUUID() }
  const response = await page.request.post(path, { data, headers })
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`)
  return response.json()
}

const looksRight = async (page: Page) => expect([await axeFindings(page), await overflow(page)]).toEqual([[], 0])

/** Types pieces with the keypad, into the denomination that has the focus. */
async function press(page: Page, digits: string): Promise<void> {
  const keypad = page.getByRole("group", { name: "Keypad" })
  for (const digit of digits) await keypad.getByRole("button", { name: digit, exact: true }).click()
}

/** Enters how many pieces of a denomination were counted. */
async function count(page: Page, label: string, digits: string): Promise<void> {
  await page.getByLabel(`How many of ${label}`, { exact: true }).click()
  await press(page, digits)
}

test("on a phone, cash goes from the opened till over an envelope and a bag to the bank, and a shortage is found on the way", async () => {
  const { page: owner } = await openAs("admin@demo.com", { viewport: phone })
  const { page: cashier } = await openAs("client@demo.com", { viewport: phone, hasTouch: true })
  const send = sender(owner)
  const firstShop = { name: "Way", till: "Way till", safe: "Way safe", varianceTolerance: 500 }
  const business = await send("/api/v1/businesses", { legalName: "Way Oy", country: "FI", currency: "EUR", firstShop })
  const [client] = (await (await owner.request.get("/api/users/list/data?q=client@demo.com")).json()).users
  await send("/api/v1/staff-grants", { business: business.id, person: client.id, role: "cashier" })
  const [safe] = (await (await owner.request.get(`/api/v1/safes?business=${business.id}`)).json()).data

  // Open with 500 euros.
  await visit(cashier, "/business/cash-notes")
  await cashier.getByRole("link", { name: "Open a till" }).first().click()
  await count(cashier, "€50", "10")
  await cashier.getByRole("button", { name: "Open with €500.00" }).click()
  await cashier.getByRole("button", { name: "Close for today: start counting" }).waitFor()
  const sheet = new URL(cashier.url()).pathname

  // Drop 300 euros.
  await visit(cashier, "/business/deposit-to-safe")
  await cashier.getByLabel("Envelope number").waitFor()
  const tills = cashier.getByLabel("Till", { exact: true })
  if ((await tills.count()) > 0) await tills.selectOption({ label: "Way till" })
  await cashier.getByLabel("Amount").fill("300")
  await cashier.getByLabel("Envelope number").fill("W-1")
  await cashier.getByRole("button", { name: "Drop", exact: true }).click()
  await cashier.getByText("€300.00 dropped in envelope W-1").waitFor()
  await looksRight(cashier)

  // Somebody else counts the envelope.
  await visit(owner, "/business/deposit-to-safe?q=W-1")
  await owner.getByRole("button", { name: "Actions for envelope W-1" }).click()
  await pick(owner, "Verify")
  const form = owner.getByRole("dialog")
  await form.getByLabel("Counted in envelope W-1").fill("300")
  await form.getByRole("button", { name: "Put into the safe" }).click()
  await owner.getByText("1 envelope verified").waitFor()

  // There should be 200 euros; the drawer has 198.
  await visit(cashier, sheet)
  await cashier.getByRole("button", { name: "Close for today: start counting" }).click()
  await count(cashier, "€50", "3")
  await count(cashier, "€20", "2")
  await count(cashier, "€2", "4")
  await cashier.getByRole("button", { name: "Done counting: €198.00" }).click()
  expect(await cashier.getByText("200.00").count()).toBe(0)
  await cashier.getByLabel("Cards").fill("0")
  await cashier.getByRole("button", { name: "Take the reading" }).click()
  await cashier.getByText("Everything has been entered.").waitFor()
  await cashier.getByRole("button", { name: "Close the till" }).click()
  await cashier.getByText("-€2.00").first().waitFor()
  await looksRight(cashier)

  // Somebody else reviews the day.
  await visit(owner, sheet)
  await owner.getByLabel("Note").fill("Two euros are missing")
  await owner.getByRole("button", { name: "Confirm the day" }).click()
  await owner.getByRole("button", { name: "Lock the day" }).click()
  await owner.getByText("This day is complete.").waitFor()

  // The safe is counted with a witness, so that its notes are known.
  await visit(owner, `/business/safe-deposit?safe=${safe.id}`)
  await owner.getByRole("button", { name: "Count the safe" }).click()
  await form.getByLabel("Witness").selectOption({ label: client.fullName })
  await form.getByLabel("How many of €50", { exact: true }).fill("6")
  await looksRight(owner)
  await form.getByRole("button", { name: "Record the count" }).click()
  await form.waitFor({ state: "detached" })

  // A bag takes it to the bank, which credits ten euros less.
  await visit(owner, `/business/safe-to-bank?open=add&safe=${safe.id}`)
  await form.getByText("Proposed: €300.00").waitFor()
  await form.getByLabel("Bag number").fill("W-77")
  await form.getByRole("button", { name: "Prepare the bag" }).click()
  await form.getByText("Prepared with €300.00").waitFor()
  await form.getByRole("button", { name: "Seal" }).click()
  await form.getByLabel("Seal number").fill("S-7")
  await form.getByLabel("Witness").selectOption({ label: client.fullName })
  await form.getByRole("button", { name: "Seal" }).click()
  await form.getByText("Sealed with S-7").waitFor()
  await form.getByRole("button", { name: "Record the credit" }).click()
  await form.getByLabel("Credited amount").fill("290")
  await form.getByRole("button", { name: "Record the credit" }).click()
  await form.getByText("Difference to resolve").waitFor()
  await looksRight(owner)
  await form.getByRole("button", { name: "Resolve the difference" }).click()
  await form.getByLabel("The business accepts it").check()
  await form.getByLabel("Reason").fill("A forged note")
  await form.getByRole("button", { name: "Resolve the difference" }).click()
  await form.getByText("Reconciled").waitFor()

  // Nothing is left on the way, and twelve euros are known to be missing.
  const { data } = await (await owner.request.get(`/api/v1/businesses/${business.id}/trial-balance`)).json()
  const at = (role: string) =>
    data.reduce((sum: number, one: { role: string; balance: number }) => sum + (one.role === role ? one.balance : 0), 0)
  const roles = ["till", "drop_pending", "safe", "cash_in_transit", "bank", "over_short"]
  expect(roles.map(at)).toEqual([198_00, 0, 0, 0, 290_00, 12_00])
})
