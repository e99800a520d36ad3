import { visit, withBrowser } from "../support/browser"
import { openFounder } from "../support/founder"

const { server } = withBrowser()

test("the last user of a workspace with books downloads them, and then deletes the workspace", async () => {
  const { page, account } = await openFounder()
  const send = async (path: string, data: object) => {
    const headers = { origin: server().url, "idempotency-key": crypto.randomUUID() }
    const response = await page.request.post(path, { data, headers })
    expect(response.status()).toBe(201)
    return response.json()
  }
  const { id: business } = await send("/api/v1/businesses", {
    ...{ legalName: "Last Light Oy", country: "FI", currency: "EUR" },
    firstShop: { name: "Helsinki", till: "Till 1", safe: "Safe" },
  })
  const lines = [
    { account: "1010", amount: 10_000 },
    { account: "3000", amount: -10_000 },
  ]
  await send("/api/v1/journal-entries", { business, businessDate: "2026-06-15", lines })

  await visit(page, "/pages/account-settings?tab=data")
  await page.getByRole("button", { name: "Delete account" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByText("The books are deleted too").waitFor()
  await dialog.getByText("1 entry, the last on 15 Jun 2026").waitFor()
  await dialog.getByText("Not downloaded yet").waitFor()
  await dialog.getByLabel("Current password").fill(account.password)
  await dialog.getByRole("button", { name: "Delete account" }).click()
  await dialog.getByText("Download the books of Last Light Oy first", { exact: false }).waitFor()

  const coming = page.waitForEvent("download")
  await dialog.getByRole("button", { name: "Download Last Light Oy" }).click()
  expect((await coming).suggestedFilename()).toBe(`journal-${business}.csv`)
  // The dialog finds out automatically, asks for nothing else, and keeps the password.
  await dialog.getByText("Saved", { exact: true }).waitFor()
  await dialog.getByLabel("Your e-mail address").waitFor({ state: "detached" })
  await dialog.getByRole("button", { name: "Delete account" }).click()
  await page.waitForURL("**/login**")
})
