import type { Page } from "playwright-core"
import { axeFindings, open, overflow, phone, signInWith, visit, withBrowser } from "../support/browser"
import { openFounder } from "../support/founder"
import { codeOf } from "../support/two-step-codes"

withBrowser()
const security = "/pages/account-settings?tab=password"
const dialog = (page: Page) => page.getByRole("dialog")
const codeField = (page: Page) => page.getByLabel("Code", { exact: true })

/** Turns two-step sign-in on with the code of the previous time step, so that the current one is still unused. */
async function switchOn(page: Page, password: string) {
  await visit(page, security)
  await page.getByRole("button", { name: "Switch on" }).click()
  await page.getByLabel("Your password").fill(password)
  await page.getByRole("button", { name: "Continue" }).click()
  await page.getByRole("img", { name: "QR code for your authenticator app" }).waitFor()
  const secret = await dialog(page).locator("code").innerText()
  await page.getByLabel("Code from the app").fill(codeOf(secret, -1))
  await page.getByRole("button", { name: "Confirm" }).click()
  await page.getByRole("list", { name: "Recovery codes" }).waitFor()
  const codes = await dialog(page).locator("li code").allInnerTexts()
  return { secret, codes }
}

test("once turned on in the settings, sign-in asks for a code, and each code works once", async () => {
  const { page, account } = await openFounder()
  const { secret, codes } = await switchOn(page, account.password)
  expect(codes).toHaveLength(10)
  // The codes are never shown again, so Esc asks first.
  await page.keyboard.press("Escape")
  await page.getByRole("button", { name: "Back to the codes" }).click()
  expect(await dialog(page).locator("li code").allInnerTexts()).toEqual(codes)
  // While it fades in, its text has too little contrast.
  await page.locator("[data-sonner-toast]").getByText("Two-step sign-in is on").waitFor()
  expect(await axeFindings(page)).toEqual([])
  const download = page.waitForEvent("download")
  await page.getByRole("button", { name: "Download" }).click()
  expect((await download).suggestedFilename()).toBe("cornerledger-recovery-codes.txt")
  await page.getByRole("button", { name: "I have saved my recovery codes" }).click()
  await page.getByText("10 recovery codes left").waitFor()

  const door = await open()
  await signInWith(door.page, account.email, account.password)
  await codeField(door.page).fill("000000")
  await door.page.getByText("This code is wrong or has already been used.").waitFor()
  expect(await axeFindings(door.page)).toEqual([])
  // Six digits submit the form.
  const code = codeOf(secret)
  await codeField(door.page).fill(code)
  await door.page.waitForURL((url) => !url.pathname.endsWith("/login"))
  await door.page.getByRole("main").waitFor()

  const again = await open({ viewport: phone, hasTouch: true, isMobile: true })
  await signInWith(again.page, account.email, account.password)
  // The same code again: half a minute later the app shows another one, which works.
  await codeField(again.page).fill(code)
  await again.page.getByText("This code is wrong or has already been used.").waitFor()
  await again.page.getByRole("button", { name: /Use a recovery code/ }).click()
  await again.page.getByLabel("Recovery code").fill(String(codes[0]).toUpperCase().replaceAll("-", " "))
  expect(await overflow(again.page)).toBe(0)
  await again.page.getByRole("button", { name: "Sign in", exact: true }).click()
  await again.page.waitForURL((url) => !url.pathname.endsWith("/login"))

  await visit(page, security)
  await page.getByText("9 recovery codes left").waitFor()
})

test("going back from the second step keeps the password form", async () => {
  const { page, account } = await openFounder()
  await switchOn(page, account.password)
  const door = await open()
  await signInWith(door.page, account.email, account.password)
  await codeField(door.page).waitFor()
  await door.page.getByRole("button", { name: "Back" }).click()
  expect(await door.page.getByLabel("E-mail", { exact: true }).inputValue()).toBe(account.email)
})

test("codes are renewed and it is turned off with a code and the password; the chat's switch agrees", async () => {
  const { page, account } = await openFounder()
  const { secret } = await switchOn(page, account.password)
  await page.getByRole("button", { name: "I have saved my recovery codes" }).click()
  await page.getByRole("button", { name: "Create new recovery codes" }).click()
  await page.getByLabel("Your password").fill("not it at all")
  await page.getByRole("button", { name: "Create new codes" }).click()
  await page.getByRole("dialog", { name: "Confirm your identity" }).getByLabel("Code").fill(codeOf(secret))
  await page.keyboard.press("Enter")
  await page.getByText("This is not your current password. Try again.").waitFor()
  await page.getByLabel("Your password").fill(account.password)
  await page.getByRole("button", { name: "Create new codes" }).click()
  await page.getByRole("list", { name: "Recovery codes" }).waitFor()
  await page.keyboard.press("Escape")
  await dialog(page).waitFor({ state: "detached" })

  await page.goto("/apps/chat?open=profile")
  const chatSwitch = page.getByRole("switch", { name: "Two-step sign-in" })
  await chatSwitch.waitFor()
  expect(await chatSwitch.isChecked()).toBe(true)
  await chatSwitch.click()
  await page.getByLabel("Your password").fill(account.password)
  await page.getByRole("button", { name: "Switch off", exact: true }).click()
  await page.getByText("Two-step sign-in is off").waitFor()
  expect(await chatSwitch.isChecked()).toBe(false)
  const door = await open()
  await signInWith(door.page, account.email, account.password)
  await door.page.waitForURL((url) => !url.pathname.endsWith("/login"))
})
