import type { Page } from "playwright-core"
import { axeFindings, openAs, overflow, phone, visit, withBrowser } from "../support/browser"
import { newcomer } from "../support/shop-browser"

const { server } = withBrowser()

async function send(page: Page, path: string, data: object) {
  const headers = { origin: server().url, "idempotency-key": crypto.randomUUID() }
  return (await page.request.post(path, { data, headers })).json()
}

/** A business with one shop, made without the wizard. */
async function withBusiness(page: Page, legalName: string): Promise<number> {
  const firstShop = { name: "Kallio", till: "Till 1", safe: "Safe" }
  return (await send(page, "/api/v1/businesses", { legalName, country: "FI", currency: "EUR", firstShop })).id
}

const entry = (business: number, businessDate: string, amount: number, memo: string) => ({
  ...{ business, businessDate, memo },
  lines: [
    { account: "1010", amount },
    { account: "3000", amount: -amount },
  ],
})

/** Sets a business up with the wizard, with as few answers as it takes. @returns its id */
async function setUp(page: Page, name: string): Promise<number> {
  await visit(page, "/business/list?open=set-up")
  const form = page.getByRole("dialog")
  const next = form.getByRole("button", { name: "Next" })
  await form.getByLabel("Legal name").fill(name)
  await form.getByLabel("Country").selectOption("FI")
  await next.click()
  await form.getByLabel("VAT number").waitFor()
  await next.click()
  await form.getByLabel("Name of the shop").fill("Kallio")
  await next.click()
  await form.getByLabel("First float in the till").waitFor()
  await form.getByRole("button", { name: "Set up", exact: true }).click()
  await form.waitFor({ state: "detached" })
  const { data } = await (await page.request.get(`/api/v1/businesses?q=${name}`)).json()
  return data[0].id
}

/** Chooses the account of a line by a text. */
async function choose(page: Page, line: number, text: string, option: string | RegExp) {
  const box = page.getByRole("combobox", { name: `Account, line ${line}` })
  await box.click()
  await box.and(page.locator("input:not([readonly])")).fill(text)
  await page.getByRole("option", { name: option }).click()
}

test("from the wizard to the first entry: typed by keyboard, kept over a reload, in the trial balance, and reversed", async () => {
  const { page } = await newcomer()
  const id = await setUp(page, "Kirja")
  await visit(page, `/business/books?business=${id}`)
  await page.getByText("Nothing posted yet").waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole("link", { name: "Post an entry" }).first().click()

  await choose(page, 1, "1010", /^1010/)
  await page.getByLabel("Debit, line 1").fill("100")
  await page.keyboard.press("Enter")
  await page.getByRole("combobox", { name: "Account, line 2", expanded: false }).and(page.locator(":focus")).waitFor()
  await choose(page, 2, "capital", /^3000/)
  await page.getByLabel("Credit, line 2").fill("90")
  await page.getByText("Still €10.00 apart").waitFor()
  await page.getByRole("button", { name: "Post", exact: true }).click()
  await page.getByText("Debits and credits differ by €10.00. Make them equal, then post.").waitFor()
  await page.getByLabel("Credit, line 2").fill("100")
  await page.getByLabel(/^Text/).fill("Owner’s cash")
  await page.getByText("Debits and credits are equal").waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.reload()
  await page.getByRole("button", { name: "Discard" }).waitFor()
  expect(await page.getByLabel("Credit, line 2").inputValue()).toBe("100.00")
  await page.getByRole("button", { name: "Post", exact: true }).click()
  await page.getByRole("heading", { name: /^Entry \d{4}\/1$/ }).waitFor()
  await page.getByText("Owner’s cash").waitFor()
  expect(await axeFindings(page)).toEqual([])

  await page.getByRole("link", { name: "Trial balance" }).click()
  await page.getByRole("link", { name: /^1010 .*: €100\.00$/ }).waitFor()
  await page.goBack()
  await page.getByRole("button", { name: "Reverse" }).click()
  const form = page.getByRole("dialog")
  await form.getByLabel(/^Reason/).fill("Counted twice")
  await form.getByRole("button", { name: "Reverse" }).click()
  await page.getByRole("heading", { name: /^Entry \d{4}\/2$/ }).waitFor()
  await page.getByText(/^This entry reverses/).waitFor()
  expect(await page.getByRole("button", { name: "Reverse" }).count()).toBe(0)
  await page
    .getByRole("link", { name: /^\d{4}\/1$/ })
    .first()
    .click()
  await page.getByText(/reverses this one/).waitFor()
  await page.getByRole("link", { name: "Trial balance" }).click()
  await page.getByRole("link", { name: /^1010 .*: €0\.00$/ }).waitFor()
  const { data } = await (await page.request.get(`/api/v1/journal-entries?business=${id}`)).json()
  expect(data.map(({ reason }: { reason: string | null }) => reason)).toEqual(["Counted twice", null])
})

test("a figure of the trial balance leads to the statement that adds up to it, and from there to each entry", async () => {
  const { page } = await newcomer()
  const id = await withBusiness(page, "Saldo Oy")
  const first = await send(page, "/api/v1/journal-entries", entry(id, "2026-06-15", 10_000, "Start"))
  await send(page, "/api/v1/journal-entries", entry(id, "2026-06-20", 2_500, "Float"))
  await send(page, "/api/v1/journal-entries", entry(id, "2026-07-01", 700, "July"))
  await visit(page, `/business/books/trial-balance?business=${id}&at=2026-06-30`)
  await page.getByText("Total", { exact: true }).waitFor()
  expect(await page.getByRole("row", { name: /^Total €/ }).innerText()).toMatch(/€0\.00/)
  await page.getByLabel("Hide empty accounts").check()
  await page.getByRole("link", { name: /^1020 / }).waitFor({ state: "detached" })
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole("link", { name: /^1010 .*: €125\.00$/ }).click()

  const rows = page.getByRole("row")
  await rows.filter({ hasText: "Float" }).getByText("€125.00").waitFor()
  await rows.filter({ hasText: "Start" }).waitFor()
  expect(await rows.filter({ hasText: "July" }).count()).toBe(0)
  await page.getByRole("definition").filter({ hasText: "€125.00" }).first().waitFor()
  await page.emulateMedia({ media: "print" })
  for (const name of ["Print", "Rename"]) await page.getByRole("button", { name }).waitFor({ state: "hidden" })
  expect(await rows.filter({ hasText: "Float" }).isVisible()).toBe(true)
  await page.emulateMedia({ media: "screen" })
  expect(await axeFindings(page)).toEqual([])
  await rows.filter({ hasText: "Start" }).getByRole("link").click()
  await page.getByRole("heading", { name: `Entry ${first.year}/${first.number}` }).waitFor()

  await visit(page, `/business/books?business=${id}&to=2026-06-30`)
  await rows.filter({ hasText: "Start" }).waitFor()
  await page.getByText("€125.00").first().waitFor()
  await page.getByLabel("Search by text or number").fill("float")
  await rows.filter({ hasText: "Start" }).waitFor({ state: "detached" })
  await rows.filter({ hasText: "Float" }).waitFor()
  expect(await axeFindings(page)).toEqual([])
})

test("an account is added, renamed and archived once it is empty; an unknown one and another workspace’s are not found", async () => {
  const { page } = await newcomer()
  const id = await withBusiness(page, "Konto Oy")
  await visit(page, `/business/books/trial-balance?business=${id}`)
  await page.getByRole("button", { name: "Add account" }).click()
  const form = page.getByRole("dialog")
  await form.getByLabel("Name").fill("Rent")
  expect(await axeFindings(page)).toEqual([])
  await form.getByRole("button", { name: "Add account" }).click()
  await page.getByRole("link", { name: /Rent: €0\.00$/ }).click()
  await page.getByText("No matches").waitFor()
  await page.getByRole("button", { name: "Rename" }).click()
  await form.getByLabel("Name").fill("Rent and energy")
  await form.getByRole("button", { name: "Rename" }).click()
  await page.getByRole("heading", { name: /Rent and energy$/ }).waitFor()
  await page.getByRole("button", { name: "Archive" }).click()
  await page.getByRole("button", { name: "Restore" }).waitFor()
  const account = new URL(page.url()).pathname

  const { page: other } = await openAs("admin@demo.com")
  await visit(other, "/business/books/accounts/999999")
  await other.getByText("Not in these books").waitFor()
  await visit(other, account)
  expect(await other.getByText("Rent and energy").count()).toBe(0)
  const { page: client } = await openAs("client@demo.com")
  await visit(client, "/business/books")
  expect(new URL(client.url()).pathname).toBe("/misc/not-authorized")
})

test("the books fit a phone", async () => {
  const { page } = await newcomer({ viewport: phone })
  const id = await withBusiness(page, "Lindqvist & Daughters Oy, Helsinki")
  const { id: posted } = await send(page, "/api/v1/journal-entries", entry(id, "2026-06-15", 1_234_567, "Start"))
  for (const path of ["", "/trial-balance", "/entries/new", `/entries/${posted}`]) {
    await visit(page, `/business/books${path}?business=${id}`)
    expect([path, await axeFindings(page), await overflow(page)]).toEqual([path, [], 0])
  }
})
