import type { APIResponse, Page } from "playwright-core"
import { axeFindings, openAs, overflow, phone, visit, withBrowser } from "../support/browser"

// Cash from a till to the bank, by two people: the administrator, and a client who works in the shop.

const { server } = withBrowser()

/** Sends a write as the user of a page. */
function sender(page: Page) {
  const headers = () => ({ origin: server().url, "idempotency-key": crypto.randomUUID() })
  return async (path: string, data: object): Promise<APIResponse> => {
    const response = await page.request.post(path, { data, headers: headers() })
    if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`)
    return response
  }
}

/** A business with a shop, cash in its till and its safe, and the client as a supervisor. */
async function openShop(owner: Page, name: string) {
  const send = sender(owner)
  const firstShop = { name: `${name} shop`, till: `${name} till`, safe: `${name} safe` }
  const business = await (
    await send("/api/v1/businesses", { legalName: `${name} Oy`, country: "FI", currency: "EUR", firstShop })
  ).json()
  const businessDate = new Date().toISOString().slice(0, 10)
  const lines = [
    { account: "1010", amount: 50_000 },
    { account: "1020", amount: 100_000 },
    { account: "3000", amount: -150_000 },
  ]
  await send("/api/v1/journal-entries", { business: business.id, businessDate, lines })
  const users = await (await owner.request.get("/api/users/list/data?q=client@demo.com")).json()
  const [{ id: person, fullName }] = users.users
  await send("/api/v1/staff-grants", { business: business.id, person, role: "supervisor", shops: null })
  const list = async (path: string) =>
    (await (await owner.request.get(`/api/v1/${path}?business=${business.id}`)).json()).data[0].id as number
  return { client: fullName as string, safe: await list("safes"), till: await list("tills") }
}

test("a drop in two fields on a phone is verified by another person, and never by the same one", async () => {
  const { page: owner } = await openAs("admin@demo.com")
  const { client, till } = await openShop(owner, "Drops")
  const { page: cashier } = await openAs("client@demo.com", { viewport: phone })
  await visit(cashier, "/business/deposit-to-safe")
  const tills = cashier.getByLabel("Till", { exact: true })
  await cashier.getByLabel("Envelope number").waitFor()
  if ((await tills.count()) > 0) await tills.selectOption(String(till))
  await cashier.getByLabel("Amount").fill("120")
  await cashier.getByLabel("Envelope number").fill("P-1")
  expect([await axeFindings(cashier), await overflow(cashier)]).toEqual([[], 0])
  await cashier.getByRole("button", { name: "Drop", exact: true }).click()
  await cashier.getByText("€120.00 dropped in envelope P-1").waitFor()
  await cashier.getByRole("button", { name: "Actions for envelope P-1" }).click()
  await cashier.getByRole("menuitem", { name: "Verify" }).click()
  const own = cashier.getByRole("dialog")
  await own.getByLabel("Counted in envelope P-1").fill("120")
  await own.getByRole("button", { name: "Put into the safe" }).click()
  await own.getByText("You dropped envelope P-1, so someone else must verify it.").waitFor()

  await visit(owner, "/business/deposit-to-safe?q=P-1")
  await owner.getByRole("button", { name: "Actions for envelope P-1" }).click()
  await owner.getByRole("menuitem", { name: "Verify" }).click()
  const form = owner.getByRole("dialog")
  await form.getByText(`${client} dropped €120.00.`).waitFor()
  await form.getByLabel("Counted in envelope P-1").fill("115")
  expect(await axeFindings(owner)).toEqual([])
  await form.getByRole("button", { name: "Put into the safe" }).click()
  await owner.getByText("1 envelope verified").waitFor()
  const row = owner.getByRole("row").filter({ hasText: "P-1" })
  await row.getByText("Verified").waitFor()
  await row.getByText("-€5.00").waitFor()
})

test("a safe is counted blind with a witness, and a bag goes to the bank and comes short", async () => {
  const { page } = await openAs("admin@demo.com")
  const { client, safe } = await openShop(page, "Bags")
  await visit(page, `/business/safe-deposit?safe=${safe}`)
  await page.getByText("Not sorted yet").waitFor()
  await page.getByRole("button", { name: "Count the safe" }).click()
  const form = page.getByRole("dialog")
  await form.getByLabel("Witness").selectOption({ label: client })
  await form.getByLabel("How many of €50", { exact: true }).fill("19")
  expect(await form.getByText("€1,000.00").count()).toBe(0)
  expect(await axeFindings(page)).toEqual([])
  await form.getByRole("button", { name: "Record the count" }).click()
  await page.getByText("€950.00 counted, €50.00 missing").waitFor()
  await page.getByText("Expected €1,000.00").waitFor()
  expect(await axeFindings(page)).toEqual([])

  await visit(page, `/business/safe-to-bank?open=add&safe=${safe}`)
  await form.getByText("Proposed: €950.00").waitFor()
  await form.getByLabel("Bag number").fill("B-77")
  await form.getByRole("button", { name: "Prepare the bag" }).click()
  await form.getByText("Prepared with €950.00").waitFor()
  expect(await axeFindings(page)).toEqual([])
  await form.getByRole("button", { name: "Seal" }).click()
  await form.getByLabel("Seal number").fill("S-5")
  await form.getByLabel("Witness").selectOption({ label: client })
  await form.getByRole("button", { name: "Seal" }).click()
  await form.getByText("Sealed with S-5").waitFor()
  await form.getByText(`Witness: ${client}`).waitFor()
  await form.getByRole("button", { name: "Record the credit" }).click()
  await form.getByLabel("Credited amount").fill("940")
  await form.getByRole("button", { name: "Record the credit" }).click()
  await form.getByText("Difference to resolve").waitFor()
  await form.getByRole("button", { name: "Resolve the difference" }).click()
  await form.getByText("€10.00 is missing and stays in transit until someone resolves this.").waitFor()
  await form.getByLabel("The business accepts it").check()
  await form.getByLabel("Reason").fill("A forged note")
  await form.getByRole("button", { name: "Resolve the difference" }).click()
  await form.getByText("A forged note").waitFor()
  await form.getByText("Reconciled").waitFor()

  await form.getByRole("link", { name: "Paying-in slip" }).click()
  await page.getByRole("heading", { name: "Paying-in slip" }).waitFor()
  await page.getByText("Bags Oy · Bags shop").waitFor()
  expect(await axeFindings(page)).toEqual([])
})

test("the four screens fit a phone", async () => {
  const { page } = await openAs("admin@demo.com", { viewport: phone })
  for (const path of ["deposit-to-safe", "safe-deposit", "safe-to-bank?open=add", "cash-deposit"]) {
    await visit(page, `/business/${path}`)
    // Behind an open drawer, the heading is hidden from screen readers.
    await page.getByRole("heading", { level: 1, includeHidden: true }).waitFor()
    expect([path, await axeFindings(page), await overflow(page)]).toEqual([path, [], 0])
  }
})

test("cash from a till is paid in at the counter, and its entry is in the list", async () => {
  const { page } = await openAs("admin@demo.com")
  const { till } = await openShop(page, "Counter")
  await visit(page, "/business/cash-deposit")
  await page.getByLabel("Amount").waitFor()
  const shops = page.getByLabel("Shop", { exact: true })
  if ((await shops.count()) > 0) await shops.selectOption({ label: "Counter shop" })
  await page.getByLabel("Where the money comes from").selectOption(String(till))
  await page.getByLabel("Amount").fill("200")
  await page.getByLabel("Fee").fill("1.50")
  await page.getByLabel("Reference", { exact: true }).fill("Slip 9")
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole("button", { name: "Record the deposit" }).click()
  await page.getByText("Deposit of €200.00 recorded").waitFor()
  await page.getByRole("row").filter({ hasText: "Slip 9" }).getByText("€1.50").waitFor()
})
