import type { Page } from "playwright-core"
import { axeFindings, openAs, overflow, phone, visit, withBrowser } from "../support/browser"
import { pick } from "../support/gestures"
import { newcomer } from "../support/shop-browser"

const { server } = withBrowser()
const list = "/business/list"

/** Fills the wizard's first two steps. */
async function fillWizard(page: Page, name: string): Promise<void> {
  const form = page.getByRole("dialog")
  await form.getByLabel("Legal name").fill(name)
  await form.getByLabel("Country").selectOption("FI")
  await form.getByRole("button", { name: "Next" }).click()
  await form.getByLabel("VAT number").waitFor()
}

test("the dashboard leads a founder to the wizard, which completes the draft; a wrong VAT number leads back to its step", async () => {
  const { page } = await newcomer()
  await visit(page, "/")
  await page.getByText("Set up your business", { exact: true }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole("link", { name: "Set up", exact: true }).click()
  await page.getByRole("dialog", { name: "Set up your business" }).waitFor({ state: "attached" })
  await fillWizard(page, "Kirja Oy")
  const form = page.getByRole("dialog")
  await form.getByLabel("VAT number").fill("FI01120388")
  await form.getByRole("button", { name: "Next" }).click()
  expect(await form.getByLabel("Name of the shop").inputValue()).toBe("Shop 1")
  await form.getByLabel("Name of the shop").fill("Kallio")
  expect(await form.getByLabel("Cash is rounded to").inputValue()).toBe("5")
  expect(await axeFindings(page)).toEqual([])
  await form.getByRole("button", { name: "Next" }).click()
  await form.getByLabel("First float in the till").waitFor()
  await form.getByRole("button", { name: "Set up", exact: true }).click()
  await form.getByText(/^This can’t be a VAT number/).waitFor()
  await form.getByLabel("VAT number").fill("0112038-9")
  await form.getByRole("button", { name: "Next" }).click()
  expect(await form.getByLabel("Name of the shop").inputValue()).toBe("Kallio")
  await form.getByRole("button", { name: "Next" }).click()
  await form.getByRole("button", { name: "Set up", exact: true }).click()
  await form.waitFor({ state: "detached" })
  await page.getByRole("row").filter({ hasText: "FI01120389" }).getByText("Active").waitFor()
  await page.getByText("Set up your business", { exact: true }).waitFor({ state: "detached" })
  expect((await (await page.request.get("/api/v1/businesses")).json()).total).toBe(1)

  await page.getByText("Shops and tills", { exact: true }).click()
  for (const name of ["Kallio", "Till 1"]) await page.getByText(name, { exact: true }).waitFor()
  await page.getByRole("button", { name: "Actions for Kallio" }).click()
  await pick(page, "Add till")
  await page.getByRole("dialog").getByLabel("Name").fill("Till 2")
  await page.getByRole("dialog").getByRole("button", { name: "Add till" }).click()
  await page.getByText("Till 2", { exact: true }).waitFor()
  await page.getByRole("button", { name: "Actions for Kallio" }).click()
  await pick(page, "Edit shop")
  await page.getByRole("dialog").getByLabel("City").fill("Helsinki")
  await page.getByRole("dialog").getByRole("button", { name: "Save changes" }).click()
  await page.getByText("1 · Helsinki").waitFor()
  expect(await axeFindings(page)).toEqual([])
})

test("the offer to set up the business can be put off; the business list still has it", async () => {
  const { page } = await newcomer({ viewport: phone })
  await visit(page, "/")
  const card = page.locator("[aria-label='Set up your business']")
  expect(await overflow(page)).toBe(0)
  const saved = page.waitForResponse("**/update-set-up")
  await card.getByRole("button", { name: "Not now" }).click()
  expect((await saved).status()).toBe(200)
  await visit(page, "/")
  await page.getByText("New here?").waitFor()
  expect(await card.count()).toBe(0)
  await visit(page, list)
  await card.getByRole("button", { name: "Set up", exact: true }).click()
  await page.getByRole("dialog").getByLabel("Legal name").waitFor()
  expect(await page.getByRole("dialog").getByLabel("Country").inputValue()).toBe("IE")
  expect([await axeFindings(page), await overflow(page)]).toEqual([[], 0])

  const { page: sample } = await openAs("admin@demo.com")
  for (const path of ["/", list]) {
    await visit(sample, path)
    expect([path, await sample.locator("[aria-label='Set up your business']").count()]).toEqual([path, 0])
  }
})

test("bank account and balances of the wizard survive a reload, and become one entry", async () => {
  const { page } = await newcomer()
  await visit(page, `${list}?open=set-up`)
  await fillWizard(page, "Saldo Oy")
  const form = page.getByRole("dialog")
  await form.getByRole("button", { name: "Next" }).click()
  await form.getByLabel("Name of the shop").fill("Kallio")
  // The user's own rounding stays when the country changes.
  await form.getByLabel("Cash is rounded to").selectOption("10")
  for (const country of ["SE", "FI"]) {
    for (const field of ["VAT number", "Legal name"]) {
      await form.getByRole("button", { name: "Previous" }).click()
      await form.getByLabel(field).waitFor()
    }
    await form.getByLabel("Country").selectOption(country)
    for (const field of ["VAT number", "Name of the shop"]) {
      await form.getByRole("button", { name: "Next" }).click()
      await form.getByLabel(field).waitFor()
    }
    expect(await form.getByLabel("Cash is rounded to").inputValue()).toBe("10")
  }
  await form.getByRole("button", { name: "Next" }).click()
  await form.getByLabel("IBAN").fill("FI21 1234 5600 0007 86")
  await form.getByLabel("First float in the till").fill("150")
  await form.getByLabel("Cash in the safe").fill("1000")
  await form.getByLabel("Balance at the bank").fill("2500.50")
  await page.keyboard.press("Tab")
  expect(await axeFindings(page)).toEqual([])
  await page.waitForFunction(() => JSON.stringify({ ...sessionStorage }).includes("250050"))
  await page.reload()
  await form.getByRole("button", { name: "Discard" }).waitFor()
  expect(await form.getByLabel("Legal name").inputValue()).toBe("Saldo Oy")
  for (const field of ["VAT number", "Name of the shop", "IBAN"]) {
    await form.getByRole("button", { name: "Next" }).click()
    await form.getByLabel(field).waitFor()
  }
  await form.getByRole("button", { name: "Set up", exact: true }).click()
  await form.getByText(/^This IBAN isn’t right/).waitFor()
  await form.getByLabel("IBAN").fill("FI21 1234 5600 0007 85")
  await form.getByRole("button", { name: "Set up", exact: true }).click()
  await form.waitFor({ state: "detached" })
  const { data } = await (await page.request.get("/api/v1/businesses?q=Saldo")).json()
  const balance = await (await page.request.get(`/api/v1/businesses/${data[0].id}/trial-balance`)).json()
  const moved = balance.data.filter((row: { balance: number }) => row.balance !== 0)
  expect(moved.map((row: { code: string; balance: number }) => [row.code, row.balance])).toEqual([
    ["1010", 15_000],
    ["1020", 100_000],
    ["1100", 250_050],
    ["3900", -365_050],
  ])
  await page.getByRole("link", { name: "Cash on the premises of Saldo Oy: €1,150.00" }).waitFor()
  await page.getByRole("link", { name: "Takings today of Saldo Oy: €0.00" }).waitFor()
})

test("a client becomes cashier of one shop: sees that shop, gets 404 for the other one, and 403 for staff access", async () => {
  const { page: owner } = await openAs("admin@demo.com")
  const { page: cashier } = await openAs("client@demo.com")
  const send = async (path: string, data: object) => {
    const headers = { origin: server().url, "idempotency-key": crypto.randomUUID() }
    return (await owner.request.post(path, { data, headers })).json()
  }
  const business = await send("/api/v1/businesses", { legalName: "Side by Side Oy", country: "FI", currency: "EUR" })
  const add = (name: string) =>
    send("/api/v1/shops", { business: business.id, name, till: `${name} till`, safe: `${name} safe` })
  const [mine, other] = [await add("Mine"), await add("Other")]
  expect((await cashier.request.get("/api/v1/shops")).status()).toBe(403)

  await visit(owner, `/business/staff-access?business=${business.id}`)
  await owner.getByText("Nobody has access yet").waitFor()
  await owner.getByRole("button", { name: "Give access" }).click()
  const form = owner.getByRole("dialog")
  const people = await (await owner.request.get("/api/v1/staff-people?perPage=100")).json()
  const users = await (await owner.request.get("/api/users/list/data?q=client@demo.com")).json()
  const name = users.users[0].fullName
  expect(people.data.map((person: { name: string }) => person.name)).toContain(name)
  await form.getByRole("combobox", { name: "Person" }).fill(name)
  await owner.getByRole("option", { name }).click()
  await form.getByText("Works at a till.").waitFor()
  await form.getByLabel("Only some shops").check()
  await form.getByLabel("Mine", { exact: true }).check()
  expect(await axeFindings(owner)).toEqual([])
  await form.getByRole("button", { name: "Give access" }).click()
  await form.waitFor({ state: "detached" })
  await owner.getByRole("button", { name: `${name}, Mine: Cashier` }).waitFor()
  expect(await owner.getByRole("button", { name: `${name}, Other: Cashier` }).count()).toBe(0)

  await visit(cashier, `${list}?view=tree`)
  await cashier.getByText("Mine till", { exact: true }).waitFor()
  expect(await cashier.getByText("Other", { exact: true }).count()).toBe(0)
  expect(await cashier.getByRole("button", { name: "Actions for Mine" }).count()).toBe(0)
  expect((await cashier.request.get(`/api/v1/shops/${mine.id}`)).status()).toBe(200)
  expect((await cashier.request.get(`/api/v1/shops/${other.id}`)).status()).toBe(404)
  expect((await cashier.request.get("/api/v1/staff-grants")).status()).toBe(403)
  await visit(cashier, "/business/staff-access")
  expect(new URL(cashier.url()).pathname).toBe("/misc/not-authorized")

  await owner.getByRole("button", { name: `${name}, Mine: Cashier` }).click()
  await form.getByRole("button", { name: "End access now" }).click()
  await owner.getByText("Nobody has access yet").waitFor()
  expect((await cashier.request.get(`/api/v1/shops/${mine.id}`)).status()).toBe(403)
})

test("both screens fit a phone", async () => {
  const { page } = await newcomer({ viewport: phone })
  await visit(page, `${list}?open=set-up`)
  await page.getByRole("dialog").getByLabel("Legal name").waitFor()
  expect([await axeFindings(page), await overflow(page)]).toEqual([[], 0])
  await visit(page, "/business/staff-access")
  await page.getByText("Nobody has access yet").waitFor()
  expect([await axeFindings(page), await overflow(page)]).toEqual([[], 0])
})
