import { enterAs, open, signInWith, withBrowser } from "../support/browser"

const { server } = withBrowser()

test("the admin lands on the start page and finds the users in the menu", async () => {
  const { page } = await enterAs("admin@demo.com")
  expect(new URL(page.url()).pathname).not.toMatch(/login|access-control/)
  await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "User list" }).click()
  await page.waitForURL("**/apps/user/list")
  await page.getByRole("heading", { name: "Users", level: 1 }).waitFor()
})

test("the client lands on access control, sees one card, and can't open the users", async () => {
  const { page } = await enterAs("client@demo.com")
  expect(new URL(page.url()).pathname).toBe("/access-control")
  await page.getByRole("heading", { name: "For everyone" }).waitFor()
  expect(await page.getByText("For users with access to analytics").count()).toBe(0)
  expect(await page.getByRole("link", { name: "User list" }).count()).toBe(0)
  await page.goto("/apps/user/list")
  expect(new URL(page.url()).pathname).toBe("/misc/not-authorized")
  await page
    .getByText("You need permission to read users. An administrator of your workspace can give it to you.")
    .waitFor()
})

test("the second card appears for users who may read its subject", async () => {
  const { page } = await enterAs("admin@demo.com")
  await page.goto("/access-control")
  await page.getByRole("heading", { name: "For users with access to analytics" }).waitFor()
})

test("a wrong password shows an error at the field, keeps the input and stays on the page", async () => {
  const { page } = await open()
  await signInWith(page, "admin@demo.com", "wrong")
  await page.getByText("Email or Password is Invalid").waitFor()
  expect(new URL(page.url()).pathname).toBe("/login")
  expect(await page.getByLabel("E-mail", { exact: true }).inputValue()).toBe("admin@demo.com")
  expect(await page.getByLabel("E-mail", { exact: true }).getAttribute("aria-invalid")).toBe("true")
})

test("signed-out users are sent to sign in and then to the page they wanted", async () => {
  const { page } = await open()
  await page.goto("/apps/user/list?role=editor")
  expect(new URL(page.url()).pathname).toBe("/login")
  await page.getByLabel("E-mail", { exact: true }).fill("admin@demo.com")
  await page.getByLabel("Password", { exact: true }).fill("admin")
  await page.getByRole("button", { name: "Sign in", exact: true }).click()
  await page.waitForURL("**/apps/user/list?role=editor")
})

test("signing out in one tab signs out the others", async () => {
  const { page, context } = await enterAs("admin@demo.com")
  const other = await context.newPage()
  await other.goto("/apps/user/list")
  await page.getByRole("button", { name: /Ada Lindqvist/ }).click()
  await page.getByText("Sign out", { exact: true }).click()
  await page.waitForURL("**/login*")
  await other.waitForURL("**/login*")
  expect((await page.request.get("/api/users/list/data")).status()).toBe(401)
})

test("the first HTML has the sign-in page", async () => {
  const html = await (await fetch(`${server().url}/login`)).text()
  expect(html).toContain("Sign in to Cornerledger")
  expect(html).toMatch(/name="password"/)
})
