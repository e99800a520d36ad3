import { open, signInWith, visit, withBrowser } from "../support/browser"
import { found, signInQuietly } from "../support/founder"

const { server } = withBrowser({ RATE_LIMIT_SIGN_IN: "4" })
const settings = "/pages/account-settings?tab=signIns"

test("a known browser can sign in after an attack from elsewhere; the record shows it, and the device can be removed", async () => {
  const window = await open()
  const { page, context } = window
  const account = await found(window)
  await signInWith(page, account.email, account.password)
  await page.waitForURL((url) => !url.pathname.endsWith("/login"))
  const device = (await context.cookies()).find(({ name }) => name === "cornerledger-device")
  expect([device?.httpOnly, device?.sameSite]).toEqual([true, "Lax"])
  await context.clearCookies({ name: /next-auth/ })

  // The same address, but another browser, which has used up its attempts.
  const attacker = await open()
  for (let i = 0; i < 4; i++) expect(await signInQuietly(attacker, { ...account, password: "wrong" })).toBe("invalid")
  expect(await signInQuietly(attacker, account)).toBe("rate_limited")

  await signInWith(page, account.email, "mistyped once")
  await page.getByText("Email or Password is Invalid").waitFor()
  await page.getByLabel("Password", { exact: true }).fill(account.password)
  await page.getByRole("button", { name: "Sign in", exact: true }).click()
  await page.waitForURL((url) => !url.pathname.endsWith("/login"))

  await visit(page, settings)
  const activity = page.getByRole("region", { name: "Recent activity" })
  await activity.getByText("Signed in", { exact: true }).first().waitFor()
  expect(await activity.getByText("Wrong password").count()).toBe(5)
  expect(await activity.getByText("Blocked after too many attempts").count()).toBe(1)
  expect(await activity.getByText("Account created").count()).toBe(1)
  const devices = page.getByRole("region", { name: "Known devices" })
  expect(await devices.getByRole("listitem").count()).toBe(1)
  await devices.getByText("This device").waitFor()
  await devices.getByRole("button", { name: "Forget device" }).click()
  await devices.getByText("No known devices").waitFor()
})

test("a sign-in from a new device is announced by e-mail", async () => {
  const first = await open()
  const account = await found(first)
  expect(await signInQuietly(first, account)).toBeUndefined()
  const second = await open()
  expect(await signInQuietly(second, account)).toBeUndefined()
  const { subject, text } = await server().mailTo(account.email)
  expect(subject).toBe("New sign-in to your Cornerledger account")
  expect(text).toContain("/pages/account-settings?tab=signIns")
})

test("registering with a common password shows what to do at the field", async () => {
  const { page } = await open()
  await visit(page, "/register")
  await page.getByLabel("Username").fill("someone")
  await page.getByLabel("E-mail", { exact: true }).fill("someone@elsewhere.example")
  await page.getByLabel("Password", { exact: true }).fill("Football99!")
  await page.getByRole("checkbox").check()
  await page.getByRole("button", { name: "Create account" }).click()
  await page.getByText("This password is easy to guess. Use several unrelated words").waitFor()
  expect(await page.getByLabel("Password", { exact: true }).getAttribute("aria-invalid")).toBe("true")
})
