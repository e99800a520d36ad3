import { axeFindings, openAs, overflow, phone, visit, withBrowser } from "../support/browser"
import { camt, testIbans } from "../support/camt"
import { sender } from "../support/cash-browser"
import { pick } from "../support/gestures"

const browser = withBrowser()

test("a statement is imported, and a line is booked and opened again", async () => {
  const { page } = await openAs("admin@demo.com")
  const { url } = browser.server()
  const send = sender(page, url)
  const form = { legalName: "Bank screen Oy", country: "FI", currency: "EUR" }
  const { id: business } = await (await send("/api/v1/businesses", form)).json()
  await send("/api/v1/bank-accounts", { business, name: "Main account", iban: testIbans[1] })
  await visit(page, "/business/bank")
  const content = camt({ iban: testIbans[1], lines: [{ amount: -1_234, name: "Helen Energy" }] })
  const file = { name: "statement.xml", mimeType: "text/xml", buffer: Buffer.from(content) }
  await page.locator("input[type=file]").setInputFiles(file)
  await page.getByText("1 line imported, 0 matched by rules").waitFor()
  await page.getByRole("button", { name: /Helen Energy/ }).click()
  const account = page.getByLabel("Book on an account")
  const expense = await account.locator("option", { hasText: "6000" }).getAttribute("value")
  await account.selectOption(expense)
  await page.getByRole("button", { name: "Book", exact: true }).click()
  await page.getByText("The line is matched.").waitFor()
  await page.getByRole("button", { name: /Helen Energy/ }).waitFor({ state: "detached" })
  await page.getByRole("button", { name: "Undo" }).click()
  await page.getByRole("button", { name: /Helen Energy/ }).waitFor()
  await page.locator("input[type=file]").setInputFiles(file)
  await page.getByText(/has already been imported/).waitFor()
  expect(await axeFindings(page)).toEqual([])
})

test("a matched line is opened again, a rule is added and removed, and the days compare both balances", async () => {
  const { page } = await openAs("admin@demo.com")
  const { url } = browser.server()
  const send = sender(page, url)
  const form = { legalName: "Bank lines Oy", country: "FI", currency: "EUR" }
  const { id: business } = await (await send("/api/v1/businesses", form)).json()
  const own = { business, name: "Lines account", iban: testIbans[0] }
  const { id: account } = await (await send("/api/v1/bank-accounts", own)).json()
  await visit(page, "/business/bank")
  const lines = [{ amount: -2_500, name: "Tidy Cleaners" }]
  const file = { name: "lines.xml", mimeType: "text/xml", buffer: Buffer.from(camt({ iban: testIbans[0], lines })) }
  await page.locator("input[type=file]").setInputFiles(file)
  await page.getByRole("button", { name: /Tidy Cleaners/ }).click()
  const choice = page.getByLabel("Book on an account")
  await choice.selectOption(await choice.locator("option", { hasText: "6000" }).getAttribute("value"))
  await page.getByRole("button", { name: "Book", exact: true }).click()
  await page.getByText("The line is matched.").waitFor()
  await visit(page, `/business/bank/lines?account=${account}`)
  await page.getByRole("link", { name: "Tidy Cleaners" }).click()
  await page.getByRole("button", { name: "Open again" }).click()
  await page.getByLabel("Reason").fill("Wrong account")
  await page.getByRole("button", { name: "Open again" }).click()
  await page.getByText("The line can be matched again").waitFor()
  await visit(page, "/business/bank/rules?open=add")
  await page.getByRole("textbox", { name: "Pattern", exact: true }).fill("tidy cleaners")
  await page.getByLabel("What it is").selectOption("card-settlement")
  await page.getByRole("button", { name: "Add a rule" }).last().click()
  await page.getByText("Rule saved").waitFor()
  await page.getByRole("button", { name: "Actions for tidy cleaners" }).click()
  await pick(page, "Remove")
  await page.getByText("Rule removed").waitFor()
  await visit(page, `/business/bank/days?account=${account}`)
  await page.getByText("1 line to match: -€25.00").waitFor()
  expect(await axeFindings(page)).toEqual([])
})

test("the screen fits a phone", async () => {
  const { page } = await openAs("admin@demo.com", { viewport: phone })
  await visit(page, "/business/bank")
  expect(await overflow(page)).toBe(0)
})
