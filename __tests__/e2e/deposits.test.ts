import type { APIResponse, Page } from "playwright-core"
import { axeFindings, openAs, overflow, phone, visit, withBrowser } from "../support/browser"

// One desk over the cash of all shops: the administrator, and a client who drops an envelope.

const { server } = withBrowser()

function sender(page: Page) {
  const headers = () => ({ origin: server().url, "idempotency-key": crypto.randomUUID() })
  return async (path: string, data: object): Promise<APIResponse> => {
    const response = await page.request.post(path, { data, headers: headers() })
    if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`)
    return response
  }
}

/** A shop with an envelope that the client has dropped, and a bag that is prepared. Returns the shop. */
async function withDeposits(owner: Page, client: Page, name: string): Promise<number> {
  const send = sender(owner)
  const firstShop = { name: `${name} shop`, till: `${name} till`, safe: `${name} safe` }
  const business = await (
    await send("/api/v1/businesses", { legalName: `${name} Oy`, country: "FI", currency: "EUR", firstShop })
  ).json()
  const lines = [
    { account: "1010", amount: 50_000 },
    { account: "1020", amount: 100_000 },
    { account: "3000", amount: -150_000 },
  ]
  const businessDate = new Date().toISOString().slice(0, 10)
  await send("/api/v1/journal-entries", { business: business.id, businessDate, lines })
  const users = await (await owner.request.get("/api/users/list/data?q=client@demo.com")).json()
  const person = users.users[0].id
  await send("/api/v1/staff-grants", { business: business.id, person, role: "supervisor", shops: null })
  const first = async (path: string) =>
    (await (await owner.request.get(`/api/v1/${path}?business=${business.id}`)).json()).data[0].id as number
  await sender(client)("/api/v1/drops", { till: await first("tills"), amount: 12_000, envelope: `${name}-E` })
  const bag = { safe: await first("safes"), number: `${name}-B`, count: { pieces: { 5000: 4 } } }
  await send("/api/v1/bank-bags", bag)
  return first("shops")
}

test("the board says what waits, its figures lead to their lists, and an envelope is verified there", async () => {
  const { page } = await openAs("admin@demo.com")
  const { page: client } = await openAs("client@demo.com")
  const shop = await withDeposits(page, client, "Desk")
  await visit(page, `/business/deposits?shop=${shop}`)
  const verify = page.getByRole("region", { name: "To verify" })
  await verify.getByRole("link", { name: "Envelope Desk-E" }).waitFor()
  await page.getByRole("region", { name: "To seal" }).getByRole("link", { name: "Bag Desk-B" }).waitFor()
  const flow = page.getByRole("region", { name: "Where the cash is" })
  await flow.getByRole("link", { name: "In the tills €380.00" }).waitFor()
  await flow.getByRole("link", { name: "On its way to the safe €120.00" }).waitFor()
  expect(await axeFindings(page)).toEqual([])

  await verify.getByRole("button", { name: "Verify: Envelope Desk-E" }).click()
  const form = page.getByRole("dialog")
  await form.getByLabel("Counted in envelope Desk-E").fill("120")
  await form.getByRole("button", { name: "Put into the safe" }).click()
  await flow.getByRole("link", { name: "On its way to the safe €0.00" }).waitFor()
  await flow.getByRole("link", { name: "In the safes €1,120.00" }).waitFor()
  await verify.getByText("Nothing here.").waitFor()

  await page.getByText("Table", { exact: true }).click()
  await page.getByRole("row").filter({ hasText: "Desk-E" }).getByText("In the safe").waitFor()
  expect(new URL(page.url()).searchParams.get("view")).toBe("table")
  expect(await axeFindings(page)).toEqual([])
})

test("the rules of a shop are changed in a drawer, and an envelope is overdue by them", async () => {
  const { page } = await openAs("admin@demo.com")
  const { page: client } = await openAs("client@demo.com")
  const shop = await withDeposits(page, client, "Rules")
  await visit(page, `/business/deposits?shop=${shop}&open=policy`)
  const form = page.getByRole("dialog")
  await form.getByLabel("Verify within (hours)").fill("2")
  await form.getByText("Sat", { exact: true }).click()
  expect(await axeFindings(page)).toEqual([])
  await form.getByRole("button", { name: "Save rules" }).click()
  await page.getByText("Rules of Rules shop saved").waitFor()
  const policy = await (await page.request.get(`/api/v1/shops/${shop}/deposit-policy`)).json()
  expect(policy).toMatchObject({ bankingDays: [1, 2, 3, 4, 5, 6], verifyWithinHours: 2, version: 2 })
})

test("the desk and its second tab fit a phone", async () => {
  const { page } = await openAs("admin@demo.com", { viewport: phone })
  for (const path of ["deposits", "deposits?view=table", "deposits/customers"]) {
    await visit(page, `/business/${path}`)
    await page.getByRole("heading", { level: 1, name: "Deposit management" }).waitFor()
    expect([path, await axeFindings(page), await overflow(page)]).toEqual([path, [], 0])
  }
})
