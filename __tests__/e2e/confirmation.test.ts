import type { Page } from "playwright-core"
import { axeFindings, open, openAs, overflow, phone, visit, withBrowser } from "../support/browser"
import { openFounder, signInQuietly } from "../support/founder"
import { tokenIn } from "../support/outbox"
import { until } from "../support/until"

const { server } = withBrowser()
const tab = (name: string) => `/pages/account-settings?tab=${name}`
// The dialog element has no size, because everything in it has a fixed position.
const confirmDialog = (page: Page) => page.getByRole("dialog", { name: "Confirm your identity" }).locator("form")
const email = (page: Page) => page.getByRole("main").getByLabel("E-mail").first()
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).last().click()

async function confirm(page: Page, password: string) {
  await confirmDialog(page).getByLabel("Your password").fill(password)
  await page.keyboard.press("Enter")
}

test("an export asks for the password once, by keyboard and on a phone, and then continues", async () => {
  const { page, account } = await openFounder({ viewport: phone, hasTouch: true, isMobile: true, colorScheme: "dark" })
  await visit(page, tab("data"))
  await page.getByRole("button", { name: "Download" }).click()
  await confirmDialog(page).waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  // On a phone the keyboard opens only once the field is tapped.
  await page.getByRole("dialog").getByRole("button", { name: "Confirm", exact: true }).tap()
  await page.getByText("This field is required.").waitFor()
  await confirm(page, "not it at all")
  await page.getByText("This is not your current password. Try again.").waitFor()
  const coming = page.waitForEvent("download")
  await confirm(page, account.password)
  expect((await coming).suggestedFilename()).toMatch(/^cornerledger-.*\.zip$/)
  await confirmDialog(page).waitFor({ state: "detached" })
  const again = page.waitForEvent("download")
  await page.getByRole("button", { name: "Download" }).click()
  await again
})

test("cancelling keeps the form's values", async () => {
  const { page, account } = await openFounder()
  await visit(page, tab("general"))
  await email(page).fill(`moved.${account.email}`)
  await save(page)
  await confirmDialog(page).waitFor()
  await page.keyboard.press("Escape")
  await confirmDialog(page).waitFor({ state: "detached" })
  expect(await email(page).inputValue()).toBe(`moved.${account.email}`)
  expect(await page.getByRole("main").getByRole("alert").count()).toBe(0)
  await save(page)
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click()
  expect(await email(page).inputValue()).toBe(`moved.${account.email}`)
  const { general } = await (await page.request.get("/account-setting/data")).json()
  expect(general.email).toBe(account.email)
})

test("a new address is confirmed by e-mail, and reverted from the old one", async () => {
  const { page, account } = await openFounder()
  const moved = `moved.${account.email}`
  await visit(page, tab("general"))
  await email(page).fill(moved)
  await save(page)
  await confirm(page, account.password)
  await page.getByText("New address not confirmed yet").waitFor()
  await until(async () => (await email(page).inputValue()) === account.email, "the field has the current address")
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole("button", { name: "Send the link again" }).click()
  await page.getByText("A new link is in the server’s log.").waitFor()

  const { text } = await server().mailTo(moved)
  const stranger = await open()
  await visit(stranger.page, `/confirm-address?token=${tokenIn(text)}`)
  expect(await axeFindings(stranger.page)).toEqual([])
  await stranger.page.getByRole("button", { name: "Use this address" }).click()
  await stranger.page.getByText(`Your e-mail address is now ${moved}.`).waitFor()
  await visit(stranger.page, `/confirm-address?token=${tokenIn(text)}`)
  await stranger.page.getByText("This link no longer works").waitFor()
  expect(await signInQuietly(stranger, { ...account, email: moved })).toBeUndefined()

  await visit(page, tab("general"))
  expect(await email(page).inputValue()).toBe(moved)
  const changed = await server().mailTo(account.email)
  expect(changed.subject).toBe("Your sign-in address was changed")
  const owner = await open()
  await visit(owner.page, `/undo-address?token=${tokenIn(changed.text)}`)
  await owner.page.getByRole("button", { name: "Undo the change" }).click()
  await owner.page.getByText(`Your sign-in address is ${account.email} again`).waitFor()
  // The page of the signed-in user goes to the sign-in page.
  await page.goto(tab("general"))
  await page.waitForURL("**/login**")
  const reset = await server().mailTo(account.email)
  await visit(owner.page, `/reset-password?token=${tokenIn(reset.text)}`)
  await owner.page.getByLabel("New password", { exact: true }).fill("mine again, yes")
  await owner.page.getByLabel("Repeat the password", { exact: true }).fill("mine again, yes")
  await owner.page.getByRole("button", { name: "Save and sign in" }).click()
  await owner.page.getByRole("main").waitFor()
})

test("an administrator sees that an address is pending; the dialog opens over another one", async () => {
  const { page } = await openAs("admin@demo.com")
  await visit(page, "/apps/user/edit/2")
  await email(page).fill("client.moved@demo.com")
  await page.getByRole("button", { name: "Save changes" }).click()
  await confirm(page, "admin")
  await page.getByText(/hasn’t confirmed client\.moved@demo\.com yet/).waitFor()
  expect(await email(page).inputValue()).toBe("client@demo.com")
  await visit(page, "/apps/user/view/2")
  await page.getByText("client.moved@demo.com, not confirmed yet").waitFor()

  const founder = await openFounder()
  await visit(founder.page, tab("data"))
  await founder.page.getByRole("button", { name: "Clear everything" }).click()
  await founder.page.getByRole("dialog").getByRole("button", { name: "Clear everything" }).click()
  await confirm(founder.page, founder.account.password)
  await founder.page.getByText("The workspace is now empty").waitFor()
})

test("an expired invitation says whom to ask", async () => {
  const { page } = await openAs("admin@demo.com")
  const headers = { origin: server().url }
  const values = { fullName: "Ida Invited", username: "ida", email: "ida@exmaple.org", role: "editor" }
  const added = await page.request.post("/api/apps/users/add-user", { data: values, headers })
  const { user } = await added.json()
  await page.request.post("/api/apps/users/invite-user", { data: { id: user.id }, headers })
  const { text } = await server().mailTo(values.email)
  const corrected = { user: { id: user.id, email: "ida@example.org" } }
  expect((await page.request.post("/api/apps/users/update-user", { data: corrected, headers })).status()).toBe(200)
  const mistaken = await open()
  await visit(mistaken.page, `/de/reset-password?token=${tokenIn(text)}`)
  await mistaken.page.getByText("Bitten Sie die Person, die Sie eingeladen hat").waitFor()
})
