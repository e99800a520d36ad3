import type { Page } from "playwright-core"
import { open, openAs, signInWith, visit, withBrowser } from "../support/browser"
import { openFounder, signInQuietly } from "../support/founder"

const { server } = withBrowser()
const tab = (name: string) => `/pages/account-settings?tab=${name}`
const save = async (page: Page) => {
  await page.getByRole("button", { name: "Save", exact: true }).last().click()
  await page.getByText("Saved", { exact: true }).first().waitFor()
}
const field = (page: Page, name: string) => page.getByRole("main").getByLabel(name).first()

/** Fills fields, saves, reloads the tab and reads them. */
async function keeps(page: Page, name: string, values: Record<string, string>) {
  await visit(page, tab(name))
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value)
  await save(page)
  await visit(page, tab(name))
  const kept: Record<string, string> = {}
  for (const label of Object.keys(values)) kept[label] = await field(page, label).inputValue()
  expect(kept).toEqual(values)
}

test("changes on each tab survive a reload", async () => {
  const { page } = await openFounder()
  await keeps(page, "general", { "Full name": "Greta Gründer", Company: "Corner & Sons" })
  await keeps(page, "information", {
    "About you": "Sells paper.",
    "Date of birth": "29/02/1980",
    Country: "Portugal",
    Website: "https://corner.example/",
    Phone: "+351 21 000 00 00",
  })
  await keeps(page, "social", { Facebook: "https://facebook.example/greta" })
  const github = page.getByRole("listitem").filter({ hasText: "GitHub" })
  await github.getByRole("textbox").fill("greta")
  await github.getByRole("button", { name: "Connect" }).click()
  await github.getByRole("button", { name: "Disconnect" }).waitFor()
  await visit(page, tab("notifications"))
  await page.getByRole("switch", { name: "New orders" }).uncheck()
  await page.getByRole("button", { name: "Save" }).first().click()
  await page.getByText("Saved", { exact: true }).waitFor()
  await page.getByRole("switch", { name: "Someone follows me" }).check()
  await save(page)
  await visit(page, tab("notifications"))
  expect(await page.getByRole("switch", { name: "New orders" }).isChecked()).toBe(false)
  expect(await page.getByRole("switch", { name: "Someone follows me" }).isChecked()).toBe(true)
  await visit(page, tab("social"))
  await page.getByText("greta", { exact: true }).waitFor()
  // The navbar shows the name too.
  await page.getByRole("button", { name: /Greta Gründer/ }).waitFor()
})

test("an error appears at its field, and the input is kept", async () => {
  const { page } = await openFounder()
  await visit(page, tab("general"))
  await field(page, "E-mail").fill("not an address")
  await page.getByRole("button", { name: "Save" }).click()
  await page.getByText("Enter an e-mail address such as name@example.com.").waitFor()
  expect(await field(page, "E-mail").inputValue()).toBe("not an address")
  expect(await field(page, "E-mail").getAttribute("aria-invalid")).toBe("true")
})

test("a picture is cropped to a square, saved and removed", async () => {
  const { page } = await openFounder()
  await visit(page, tab("general"))
  const png = await page.screenshot()
  await page.locator('input[type="file"]').setInputFiles({ name: "me.png", mimeType: "image/png", buffer: png })
  await page.getByRole("dialog").getByText("Choose the visible part").waitFor()
  await page.getByLabel("Zoom").fill("2")
  await page.getByRole("button", { name: "Save picture" }).click()
  await page.getByText("Picture saved").waitFor()
  await visit(page, tab("general"))
  const { general } = await (await page.request.get("/account-setting/data")).json()
  expect(general.avatar).toMatch(/^\/api\/files\//)
  const picture = await page.request.get(general.avatar)
  expect(picture.headers()["content-type"]).toBe("image/webp")
  await page.getByRole("button", { name: "Remove", exact: true }).click()
  await page.getByText("Picture removed").waitFor()
})

test("a new password ends other sessions; the old one doesn't work any more", async () => {
  const { page, account } = await openFounder()
  const elsewhere = await open()
  await signInQuietly(elsewhere, account)
  expect((await elsewhere.page.request.get("/account-setting/data")).status()).toBe(200)
  await visit(page, tab("password"))
  await page.getByLabel("Current password").fill(account.password)
  await page.getByLabel("New password", { exact: false }).first().fill("another long one 2")
  await page.getByLabel("Repeat the new password").fill("another long one 2")
  await page.getByRole("button", { name: "Change password" }).click()
  await page.getByText(/Signed out on \d other device/).waitFor()
  expect((await elsewhere.page.request.get("/account-setting/data")).status()).toBe(401)
  expect((await page.request.get("/account-setting/data")).status()).toBe(200)
  expect(await signInQuietly(elsewhere, account)).toBe("invalid")
  expect(await signInQuietly(elsewhere, { ...account, password: "another long one 2" })).toBeUndefined()
})

test("a session in another browser is listed and ended", async () => {
  const { page, account } = await openFounder()
  const elsewhere = await open()
  await signInQuietly(elsewhere, account)
  await visit(page, tab("signIns"))
  await page.getByText("This device").first().waitFor()
  await page.getByText("Signed in with a password", { exact: true }).first().waitFor()
  // Registering started a session as well.
  const end = page.getByRole("button", { name: "Sign out", exact: true })
  while ((await end.count()) > 0) {
    const before = await end.count()
    await end.first().click()
    await page.waitForFunction(
      (count) =>
        [...document.querySelectorAll("button")].filter(({ innerText }) => innerText === "Sign out").length < count,
      before,
    )
  }
  expect((await elsewhere.page.request.get("/account-setting/data")).status()).toBe(401)
})

test("language and time zone persist, the next day and in another browser", async () => {
  const { page, account } = await openFounder()
  await visit(page, tab("preferences"))
  await page.getByLabel("Language", { exact: true }).selectOption("de")
  await page.getByLabel("Time zone", { exact: true }).selectOption("Asia/Tokyo")
  await page.getByRole("button", { name: "Save" }).click()
  await page.waitForURL("**/de/pages/account-settings**")
  await page.getByRole("heading", { name: "Sprache und Zeit" }).waitFor()
  expect(await page.getByLabel("Zeitzone", { exact: true }).inputValue()).toBe("Asia/Tokyo")
  const elsewhere = await open()
  await signInWith(elsewhere.page, account.email, account.password)
  await elsewhere.page.waitForURL((url) => url.pathname.startsWith("/de"))
  expect(await elsewhere.page.locator("html").getAttribute("lang")).toBe("de")
})

test("a user exports their data, clears the workspace and deletes the account", async () => {
  const { page, account } = await openFounder()
  await visit(page, tab("data"))
  const coming = page.waitForEvent("download")
  await page.getByRole("button", { name: "Download" }).click()
  await page.getByLabel("Your password").fill(account.password)
  await page.getByRole("button", { name: "Confirm", exact: true }).click()
  expect((await coming).suggestedFilename()).toBe(`cornerledger-${account.username}.zip`)
  await page.getByRole("button", { name: "Clear everything" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Clear everything" }).click()
  await page.getByText("The workspace is now empty").waitFor()
  expect(await (await page.request.get("/apps/todo/tasks")).json()).toEqual([])
  await page.getByRole("button", { name: "Delete account" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Current password").fill("wrong one")
  await dialog.getByRole("button", { name: "Delete account" }).click()
  await page.getByText("This is not your current password. Try again.").waitFor()
  await dialog.getByLabel("Current password").fill(account.password)
  await dialog.getByRole("button", { name: "Delete account" }).click()
  await page.waitForURL("**/login**")
  const response = await fetch(`${server().url}/jwt/login`, {
    method: "POST",
    body: JSON.stringify(account),
    headers: { "content-type": "application/json" },
  })
  expect(response.status).toBe(400)
})

test("a client finds password, sign-ins and API keys in the user menu, and no other settings", async () => {
  const { page } = await openAs("client@demo.com")
  await visit(page, "/access-control")
  await page.locator("button.shell-user").click()
  await page.getByRole("link", { name: "Account settings" }).last().click()
  await page.waitForURL("**/pages/account-settings")
  await page.getByRole("heading", { name: "Change password" }).waitFor()
  const tabs = page.getByRole("navigation", { name: "Settings sections" }).getByRole("link")
  expect(await tabs.allInnerTexts()).toEqual(["Password and security", "Sign-ins", "API keys"])
  await tabs.getByText("Sign-ins").click()
  await page.getByText("This device").first().waitFor()
  // A tab that they may not use shows the first one that they may.
  await visit(page, "/pages/account-settings?tab=general")
  await page.getByRole("heading", { name: "Change password" }).waitFor()
})
