import type { Page } from "playwright-core"
import { axeFindings, open, overflow, phone, visit, withBrowser } from "../support/browser"
import { openFounder } from "../support/founder"

withBrowser()
const security = "/pages/account-settings?tab=password"
const card = (page: Page) => page.getByRole("region", { name: "Passkeys" })
const confirmDialog = (page: Page) => page.getByRole("dialog", { name: "Confirm your identity" })
const isIn = (page: Page) => page.waitForURL((url) => !url.pathname.endsWith("/login"))

/** Gives a page a device with passkeys that verifies its user at once. @returns sets whether it succeeds in that */
async function giveDevice(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  // Without the browser's own prompts, which tests can't press.
  await devtools.send("WebAuthn.enable", { enableUI: false })
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    recognises: (isUserVerified: boolean) =>
      devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
    credentials: async () => (await devtools.send("WebAuthn.getCredentials", { authenticatorId })).credentials,
    /** Suggestions are answered without a click here, so a test that presses the button switches them off. */
    answers: (enabled: boolean) =>
      devtools.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled }),
  }
}

/** Leaves only the button: a virtual device answers suggestions automatically. */
const withoutSuggestions = (page: Page) =>
  page.addInitScript(() => {
    if (window.PublicKeyCredential) window.PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })

async function addPasskey(page: Page, password: string) {
  await visit(page, security)
  await card(page).getByRole("button", { name: "Add passkey" }).click()
  await confirmDialog(page).getByLabel("Your password").fill(password)
  await page.keyboard.press("Enter")
  await card(page).getByText("Not used yet").waitFor()
}

test("a passkey is added in the settings, signs in, confirms a dangerous act and is removed", async () => {
  const { page, context, account } = await openFounder()
  await withoutSuggestions(page)
  const device = await giveDevice(page)
  await visit(page, security)
  await card(page).getByText("No passkeys yet").waitFor()
  await addPasskey(page, account.password)
  expect(await device.credentials()).toMatchObject([{ isResidentCredential: true, rpId: "localhost" }])
  expect(await axeFindings(page)).toEqual([])
  await card(page)
    .getByRole("button", { name: /^Rename/ })
    .click()
  await page.getByRole("dialog").getByLabel("Name").fill("Front desk")
  await page.keyboard.press("Enter")
  await card(page).getByText("Front desk").waitFor()

  await context.clearCookies({ name: /session-token/ })
  await visit(page, "/login")
  await page.getByRole("button", { name: "Sign in with a passkey" }).click()
  await isIn(page)

  await visit(page, "/pages/account-settings?tab=data")
  await page.getByRole("button", { name: "Download" }).click()
  await confirmDialog(page).getByText("Use your passkey to continue.").waitFor()
  expect(await confirmDialog(page).getByLabel("Your password").count()).toBe(0)
  expect(await axeFindings(page)).toEqual([])
  await device.recognises(false)
  await confirmDialog(page).getByRole("button", { name: "Use passkey" }).click()
  await confirmDialog(page).getByText("No passkey was used. Try again.").waitFor()
  await device.recognises(true)
  const download = page.waitForEvent("download")
  await confirmDialog(page).getByRole("button", { name: "Use passkey" }).click()
  expect((await download).suggestedFilename()).toMatch(/\.zip$/)

  await visit(page, security)
  await card(page).getByText("Last used").waitFor()
  await card(page).getByRole("button", { name: "Remove Front desk" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click()
  await card(page).getByText("No passkeys yet").waitFor()
  await context.clearCookies({ name: /session-token/ })
  await visit(page, "/login")
  await page.getByRole("button", { name: "Sign in with a passkey" }).click()
  await page.getByText("This passkey was not accepted. Sign in with your password.").waitFor()
})

test("the same device isn't added twice, also on a phone in the dark", async () => {
  const { page, account } = await openFounder({ viewport: phone, hasTouch: true, isMobile: true, colorScheme: "dark" })
  await giveDevice(page)
  await addPasskey(page, account.password)
  await card(page).getByRole("button", { name: "Add passkey" }).click()
  await card(page).getByText("This device already has a passkey for your account.").waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
})

test("a session that has ended is continued with a passkey, over the form", async () => {
  const { page, context, account } = await openFounder()
  await giveDevice(page)
  await addPasskey(page, account.password)
  await card(page)
    .getByRole("button", { name: /^Rename/ })
    .click()
  await page.getByRole("dialog").getByLabel("Name").fill("Typed before")
  await context.clearCookies({ name: /session-token/ })
  await page.keyboard.press("Enter")
  const again = page.getByRole("alertdialog", { name: "Sign in to continue" })
  await again.getByRole("button", { name: "Sign in with a passkey" }).click()
  await card(page).getByText("Typed before").waitFor()
})

test("the e-mail field suggests passkeys", async () => {
  const { page, context, account } = await openFounder()
  const device = await giveDevice(page)
  await addPasskey(page, account.password)
  await context.clearCookies({ name: /session-token/ })
  await device.answers(false)
  await visit(page, "/login")
  expect(await page.getByLabel("E-mail", { exact: true }).getAttribute("autocomplete")).toBe("username webauthn")
  // The virtual device picks a suggestion at the moment it is made.
  await device.answers(true)
  await page.goto("/login")
  await isIn(page)
})

test("a browser without passkeys says so and lists those that exist", async () => {
  const { page } = await openFounder()
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "PublicKeyCredential")
  })
  await visit(page, security)
  await card(page).getByText("This browser can’t use passkeys here.").waitFor()
  expect(await card(page).getByRole("button", { name: "Add passkey" }).count()).toBe(0)
  const door = await open()
  await door.page.addInitScript(() => {
    Reflect.deleteProperty(window, "PublicKeyCredential")
  })
  await visit(door.page, "/login")
  await door.page.getByRole("button", { name: "Sign in with a passkey" }).click()
  await door.page.getByText("This browser can’t use passkeys here. Sign in with your password.").waitFor()
})
