import { open, openAs, signInWith, withBrowser } from "../support/browser"
import { tokenIn } from "../support/outbox"

const { server } = withBrowser()

test("registering creates a workspace", async () => {
  const { page } = await open()
  await page.goto("/register")
  await page.getByLabel("Username", { exact: true }).fill("newcomer")
  await page.getByLabel("E-mail", { exact: true }).fill("newcomer@example.org")
  await page.getByLabel("Password", { exact: true }).fill("quite a secret 7")
  await page.getByRole("checkbox").check()
  await page.getByRole("button", { name: "Create account" }).click()
  await page.waitForURL((url) => url.pathname !== "/register")
  const { users } = await (await page.request.get("/api/users/list/data?perPage=1000")).json()
  expect(users.at(-1)).toMatchObject({ id: 1, email: "newcomer@example.org", role: "admin" })
})

test("an e-mail in use shows an error at its field", async () => {
  const { page } = await open()
  await page.goto("/register")
  await page.getByLabel("Username", { exact: true }).fill("somebody.else")
  await page.getByLabel("E-mail", { exact: true }).fill("admin@demo.com")
  await page.getByLabel("Password", { exact: true }).fill("quite a secret 7")
  await page.getByRole("checkbox").check()
  await page.getByRole("button", { name: "Create account" }).click()
  await page.getByText("This email is already in use.").waitFor()
})

test("a forgotten password is reset by the e-mailed link, which works once", async () => {
  const { page } = await open()
  await page.goto("/forgot-password")
  await page.getByLabel("E-mail", { exact: true }).fill("client@demo.com")
  await page.getByRole("button", { name: "Send the link" }).click()
  await page.getByText("If there is an account with this address").waitFor()
  const { text } = await server().mailTo("client@demo.com")
  const link = `/reset-password?token=${tokenIn(text)}`
  expect(text).toContain(`${server().url}${link}`)
  await page.goto(link)
  await page.getByLabel("New password", { exact: true }).fill("another secret 8")
  await page.getByLabel("Repeat the password", { exact: true }).fill("another secret 8")
  await page.getByRole("button", { name: "Save and sign in" }).click()
  await page.waitForURL("**/access-control")
  // The open page would notice that it is signed out, and go to the sign-in page.
  await page.goto("about:blank")
  await page.context().clearCookies()
  await page.goto(link)
  await page.getByText("This link no longer works").waitFor()
  await signInWith(page, "client@demo.com", "client")
  await page.getByText("Email or Password is Invalid").waitFor()
})

test("an invited user sets a password and signs in", async () => {
  const admin = await openAs("admin@demo.com")
  const added = await admin.page.request.post("/api/apps/users/add-user", {
    data: { fullName: "Ivy Invited", username: "ivy", email: "ivy@example.org", role: "editor" },
    headers: { origin: server().url },
  })
  const { user } = await added.json()
  await admin.page.goto(`/apps/user/view/${user.id}`)
  await admin.page.getByRole("button", { name: "Invite", exact: true }).click()
  await admin.page.getByText("Invitation created for ivy@example.org").waitFor()
  const { text } = await server().mailTo("ivy@example.org")
  const { page } = await open()
  await page.goto(`/reset-password?token=${tokenIn(text)}`)
  await page.getByLabel("New password", { exact: true }).fill("ivy has a secret")
  await page.getByLabel("Repeat the password", { exact: true }).fill("ivy has a secret")
  await page.getByRole("button", { name: "Save and sign in" }).click()
  await page.waitForURL((url) => url.pathname !== "/reset-password")
  expect((await page.request.get("/api/users/list/data")).status()).toBe(200)
})
