import { readFileSync } from "node:fs"
import type { Page } from "playwright-core"
import { axeFindings, overflow, phone, visit, withBrowser } from "../support/browser"
import { openFounder } from "../support/founder"
import { newcomer } from "../support/shop-browser"

const { server } = withBrowser()

const send = async (page: Page, path: string, data: object) => {
  const headers = { origin: server().url, "idempotency-key": crypto.randomUUID() }
  return (await page.request.post(path, { data, headers })).json()
}

/** A business with an entry in May 2026, which leaves a drop to verify. */
async function withBooks(page: Page): Promise<number> {
  const firstShop = { name: "Kallio", till: "Till 1", safe: "Safe" }
  const form = { legalName: "Kirja Oy", country: "FI", currency: "EUR", firstShop }
  const { id } = await send(page, "/api/v1/businesses", form)
  const lines = [
    { account: "1010", amount: 5000 },
    { account: "1030", amount: 200 },
    { account: "3000", amount: -5200 },
  ]
  await send(page, "/api/v1/journal-entries", { business: id, businessDate: "2026-05-20", lines })
  return id
}

test("a month is locked by its checklist, and unlocked with password and reason", async () => {
  const { page, account } = await openFounder()
  const id = await withBooks(page)
  await visit(page, `/business/books/periods?business=${id}&year=2026`)
  await page.getByRole("button", { name: "Checklist for May 2026" }).click()
  const drawer = page.getByRole("dialog")
  await drawer.getByText(/All drops are verified/).waitFor()
  await drawer.getByText("1 left").waitFor()
  expect(await axeFindings(page)).toEqual([])
  await drawer.getByRole("button", { name: "Lock month" }).click()
  await page.getByText(/Only the owner can unlock it/).waitFor()
  await page.getByRole("dialog").last().getByRole("button", { name: "Lock month" }).click()
  await page.getByText("May 2026 is locked.").waitFor()
  await drawer.getByRole("button", { name: "Unlock month" }).click()
  await drawer.getByLabel("Reason").fill("The bank was wrong")
  await drawer.getByRole("button", { name: "Unlock month" }).click()
  const confirmation = page.getByRole("dialog", { name: "Confirm your identity" })
  await confirmation.getByLabel("Your password").fill(account.password)
  await page.keyboard.press("Enter")
  await page.getByText("May 2026 is open again.").waitFor()
  await page.keyboard.press("Escape")
  await page.getByRole("link", { name: "1", exact: true }).click()
  await page.getByText("2026/1", { exact: true }).first().waitFor()
})

test("the proof checks the books when it opens, and gives the journal, the archive and the root as files", async () => {
  const { page } = await newcomer()
  const id = await withBooks(page)
  await visit(page, `/business/books/proof?business=${id}`)
  await page.getByText("The books are intact").waitFor()
  await page.getByText("1 entry, 3 postings.").waitFor()
  expect(await axeFindings(page)).toEqual([])
  const download = async (name: string) => {
    const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name }).click()])
    return { name: file.suggestedFilename(), content: readFileSync(await file.path()) }
  }
  await page.getByLabel("Chart of accounts").selectOption("pcg")
  const journal = await download("Download journal")
  expect(journal.name).toBe(`journal-${id}-pcg.csv`)
  expect(journal.content.toString()).toContain(",531,")
  const archive = await download("Download archive")
  expect([archive.name, archive.content.subarray(0, 2).toString()]).toEqual([
    expect.stringMatching(/^books-\d+-.*\.zip$/),
    "PK",
  ])
  const root = await download("Download root")
  expect(JSON.parse(root.content.toString())).toMatchObject({ business: id, entries: 1, number: "2026/1" })
  await page.getByRole("button", { name: "Have it mailed" }).click()
  await page.getByLabel("E-mail address").fill("adviser@example.com")
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click()
  await page.getByText("Each day’s root is mailed to adviser@example.com.").waitFor()
})

test.each(["periods", "proof"])("the screen %s fits a phone", async (screen) => {
  const { page } = await newcomer({ viewport: phone })
  const id = await withBooks(page)
  await visit(page, `/business/books/${screen}?business=${id}`)
  await page.getByText(screen === "proof" ? "The books are intact" : "May 2026").waitFor()
  expect(await overflow(page)).toBe(0)
  expect(await axeFindings(page)).toEqual([])
})
