import { axeFindings, enterAs, open, openAs, overflow, phone, visit, withBrowser } from "../support/browser"

const { server } = withBrowser()
const designs = ["v1", "v2"]

test.each(designs)("sign-in %s signs in, and shows errors at their field", async (design) => {
  const { page } = await open()
  await visit(page, `/pages/login-${design}`)
  await page.getByRole("button", { name: "Sign in", exact: true }).click()
  await page.getByText("This field is required.").first().waitFor()
  await page.getByLabel("E-mail", { exact: true }).fill("admin@demo.com")
  await page.getByLabel("Password", { exact: true }).fill("wrong")
  await page.getByRole("button", { name: "Sign in", exact: true }).click()
  await page.getByText("Email or Password is Invalid").waitFor()
  await page.getByLabel("Password", { exact: true }).fill("admin")
  await page.getByRole("button", { name: "Sign in", exact: true }).click()
  await page.waitForURL(`${server().url}/`)
  await page.getByRole("main").waitFor()
})

test.each(designs)("the screens of %s link to each other; registering there creates a workspace", async (design) => {
  const { page } = await open()
  await visit(page, `/pages/login-${design}`)
  await page.getByRole("link", { name: "Forgot password?" }).click()
  await page.waitForURL(`**/pages/forgot-password-${design}`)
  await page.getByLabel("E-mail").fill("nobody@example.org")
  await page.getByRole("button", { name: "Send the link" }).click()
  await page.getByText("No mail server is set up here, so no e-mail was sent.").waitFor()
  await page.getByRole("link", { name: "Back to sign-in" }).click()
  await page.waitForURL(`**/pages/login-${design}`)
  await page.getByRole("link", { name: "Create an account" }).click()
  await page.waitForURL(`**/pages/register-${design}`)
  const name = `ann${Date.now().toString(36)}`
  await page.getByLabel("Username").fill(name)
  await page.getByLabel("E-mail").fill(`${name}@example.org`)
  await page.getByLabel("Password", { exact: true }).fill("quite long enough 7")
  await page.getByLabel("I accept the terms of use").check()
  await page.getByRole("button", { name: "Create account" }).click()
  await page.waitForURL(`${server().url}/`)
})

test.each(designs)("a new password %s: by e-mail when signed out, with the old one when signed in", async (design) => {
  const stranger = await open()
  await visit(stranger.page, `/pages/reset-password-${design}`)
  await stranger.page.getByRole("link", { name: "Request a link" }).click()
  await stranger.page.waitForURL(`**/pages/forgot-password-${design}`)
  await visit(stranger.page, `/pages/reset-password-${design}?token=unknown`)
  await stranger.page.getByText("This link no longer works").waitFor()

  const { page } = await openAs("admin@demo.com")
  await visit(page, `/pages/reset-password-${design}`)
  await page.getByLabel("Current password").fill("not it")
  await page.getByLabel("New password", { exact: true }).fill("quite long enough 7")
  await page.getByLabel("Repeat the password").fill("quite long enough 8")
  await page.getByRole("button", { name: "Change password" }).click()
  await page.getByText("The two passwords do not match.").waitFor()
  await page.getByLabel("Repeat the password").fill("quite long enough 7")
  await page.getByRole("button", { name: "Change password" }).click()
  await page.getByText("This is not your current password. Try again.").waitFor()
})

test("signed-in users see a notice and the screens", async () => {
  const { page } = await enterAs("client@demo.com")
  await visit(page, "/pages/login-v1")
  await page.getByText("You are signed in as Tomás").waitFor()
  await page.getByRole("link", { name: "Back to my workspace" }).click()
  await page.waitForURL("**/access-control")
})

test("on a phone nothing overflows, and axe finds nothing in error states", async () => {
  for (const design of designs) {
    const { page } = await open({ viewport: phone })
    await visit(page, `/de/pages/register-${design}`)
    await page.getByRole("button", { name: "Konto erstellen" }).click()
    await page.getByText("Dieses Feld ist erforderlich.").first().waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
  }
})
