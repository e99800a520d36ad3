import type { Page } from "playwright-core"
import { axeFindings, openAs, overflow, phone, visit, withBrowser } from "../support/browser"
import { pick } from "../support/gestures"

// A cashier and an owner side by side. The administrator of the demo workspace owns every business.

const { server } = withBrowser()
const staffAccess = "/business/staff-access"

/** Sends a write like a page of the browser. */
async function post(page: Page, path: string, data: object, more: Record<string, string> = {}) {
  const headers = { origin: server().url, "idempotency-key": crypto.randomUUID(), ...more }
  const response = await page.request.post(path, { data, headers })
  return { status: response.status(), body: await response.json() }
}

let made = 0

/** A new business whose only cashier is the client of the demo workspace. */
async function sideBySide() {
  const { page: owner } = await openAs("admin@demo.com")
  const { page: cashier } = await openAs("client@demo.com")
  const values = {
    legalName: `Staff ${++made} Oy`,
    country: "FI",
    currency: "EUR",
    firstShop: { name: "Kallio", till: "K1" },
  }
  const { body: business } = await post(owner, "/api/v1/businesses", values)
  const { data: shops } = await (await owner.request.get(`/api/v1/shops?business=${business.id}`)).json()
  const { users } = await (await owner.request.get("/api/users/list/data?q=client@demo.com")).json()
  const { id: person, fullName: name } = users[0]
  await post(owner, "/api/v1/staff-grants", { business: business.id, person, role: "cashier", shops: [shops[0].id] })
  return { owner, cashier, name, business: business.id as number, shop: shops[0].id as number }
}

const staffScreen = (business: number) => `${staffAccess}?business=${business}`

test("the owner sees the screens as the cashier, changes nothing meanwhile, and stops from any page", async () => {
  const { owner, cashier, name, business, shop } = await sideBySide()
  const books = `/api/v1/businesses/${business}/trial-balance`
  expect((await cashier.request.get(books)).status()).toBe(403)
  await visit(owner, staffScreen(business))
  await owner.getByRole("button", { name: `Actions for ${name}` }).click()
  await pick(owner, "View as")
  const banner = owner.getByRole("region", { name: "View as somebody else" })
  await banner.getByText(`You see the screens as ${name}`).waitFor()
  expect(new URL(owner.url()).pathname).toBe("/business/list")
  expect(await owner.getByRole("link", { name: "Staff access control" }).count()).toBe(0)
  expect(await axeFindings(owner)).toEqual([])
  expect((await owner.request.get(books)).status()).toBe(403)
  const write = await owner.request.patch(`/api/v1/shops/${shop}`, {
    data: { city: "Turku" },
    headers: { origin: server().url, "idempotency-key": crypto.randomUUID() },
  })
  expect([write.status(), (await write.json()).code]).toEqual([403, "viewing"])
  await visit(owner, staffScreen(business))
  expect(new URL(owner.url()).pathname).toBe("/misc/not-authorized")
  await owner.getByText("“See who may do what”").waitFor()
  await banner.getByRole("button", { name: "Stop" }).click()
  await banner.waitFor({ state: "detached" })
  expect((await owner.request.get(books)).status()).toBe(200)
})

test("a PIN set at the owner's screen approves one reversal at the cashier's", async () => {
  const { owner, cashier, name, business, shop } = await sideBySide()
  await visit(owner, staffScreen(business))
  await owner.getByRole("button", { name: "Your PIN" }).click()
  const dialog = owner.getByRole("dialog", { name: "Your PIN for approvals" })
  await dialog.getByLabel("New PIN").fill("1234")
  await dialog.getByRole("button", { name: "Set PIN" }).click()
  const confirm = owner.getByRole("dialog", { name: "Confirm your identity" }).locator("form")
  await confirm.getByLabel("Your password").fill("admin")
  await owner.keyboard.press("Enter")
  await dialog.getByText("This PIN is easy to guess.").waitFor()
  await dialog.getByLabel("New PIN").fill("290371")
  await dialog.getByRole("button", { name: "Set PIN" }).click()
  await owner.getByText("Your PIN is set").waitFor()

  const { data } = await (await owner.request.get(`/api/v1/businesses/${business}/trial-balance`)).json()
  const till = data.find((row: { role: string }) => row.role === "till").code
  const lines = [
    { account: till, amount: 1000 },
    { account: "3000", amount: -1000 },
  ]
  const entry = await post(owner, "/api/v1/journal-entries", { business, shop, businessDate: "2026-06-15", lines })
  const reversal = `/api/v1/journal-entries/${entry.body.id}/reverse`
  const refused = await post(cashier, reversal, { reason: "Typed twice" })
  expect([refused.status, refused.body.code]).toEqual([403, "approval_required"])
  const { action, subject } = refused.body.approvable
  const query = new URLSearchParams({ action, subject, business: `${business}`, shop: `${shop}` })
  const approvers = await (await cashier.request.get(`/api/v1/approvers?${query}`)).json()
  const approver = approvers.data[0].id
  const given = await post(cashier, "/api/v1/approvals", { ...refused.body.approvable, approver, pin: "290371" })
  const { approval } = given.body
  const reversed = await post(cashier, reversal, { reason: "Typed twice" }, { approval })
  expect([reversed.status, reversed.body]).toMatchObject([201, { approver: { id: approver }, actor: { name } }])
  expect((await post(cashier, reversal, { reason: "Again" }, { approval })).status).toBe(403)
})

test("the grant form takes limits in the business's currency and marks exceptions, on a phone too", async () => {
  const { owner, name, business } = await sideBySide()
  await owner.setViewportSize(phone)
  await visit(owner, staffScreen(business))
  await owner.getByRole("button", { name: `${name}, Kallio: Cashier` }).click()
  const form = owner.getByRole("dialog", { name: `Access of ${name}` })
  await form.getByLabel("Discount").fill("12,5")
  await form
    .getByText("If it is empty, this isn’t allowed at all: the role has it only up to a limit.")
    .first()
    .waitFor()
  await form.getByText("Exceptions from the role", { exact: true }).click()
  await form.getByLabel("See the books", { exact: true }).selectOption("yes")
  await form.getByText("Differs from the role").waitFor()
  await form.getByText("1 exception from the role").waitFor()
  expect([await axeFindings(owner), await overflow(owner)]).toEqual([[], 0])
  await form.getByRole("button", { name: "Save changes" }).click()
  await form.waitFor({ state: "detached" })
  const { data } = await (await owner.request.get(`/api/v1/staff-grants?business=${business}`)).json()
  expect(data[0]).toMatchObject({ limits: { discount: 1250 }, overrides: { seeBooks: true } })
})

// Last, because it signs the cashier out everywhere.
test("a leaver's access ends, they are signed out, and the owner reads what is left", async () => {
  const { owner, cashier, name, business } = await sideBySide()
  await visit(owner, staffScreen(business))
  await owner.getByRole("button", { name: `Actions for ${name}` }).click()
  await pick(owner, "Leaves")
  const dialog = owner.getByRole("dialog", { name: `${name} leaves` })
  await dialog.getByText("Access: Cashier").first().waitFor()
  expect(await axeFindings(owner)).toEqual([])
  await dialog.getByRole("button", { name: "End all access" }).click()
  await dialog.getByText(`All access of ${name} has ended`).waitFor()
  await dialog.getByText("Nothing is left to give back.").waitFor()
  await dialog.getByRole("button", { name: "Done" }).click()
  await owner.getByText("Nobody has access yet").waitFor()
  expect((await cashier.request.get("/api/v1/shops")).status()).toBe(401)
})
