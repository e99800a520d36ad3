import { axeFindings, open, overflow, phone, signInWith, visit, withBrowser } from "../support/browser"

const key = "the-key-of-the-operator"
const until = new Date(Date.now() + 2 * 3_600_000).toISOString()
const { server } = withBrowser({ MAINTENANCE: "true", MAINTENANCE_KEY: key, MAINTENANCE_UNTIL: until })

test("every page returns 503 with the maintenance page in the requested language; endpoints return JSON", async () => {
  const { page } = await open()
  for (const path of ["/", "/login", "/apps/todo", "/no/such/page", "/misc/maintenance?key=wrong"]) {
    const response = await page.request.get(path, { headers: { accept: "text/html" } })
    expect([path, response.status(), await response.text()]).toEqual([
      path,
      503,
      expect.stringContaining("Down for maintenance"),
    ])
    expect(Number(response.headers()["retry-after"])).toBeGreaterThan(6000)
  }
  const german = await page.request.get("/de/apps/todo", { headers: { accept: "text/html" } })
  expect(await german.text()).toContain("Wir sind bald zurück")
  for (const path of ["/apps/todo/tasks", "/api/apps/todo/tasks", "/api/auth/session"]) {
    const response = await page.request.get(path)
    expect([path, response.status(), (await response.json()).code]).toEqual([path, 503, "unavailable"])
  }
  for (const path of ["/api/health", "/api/ready"]) expect((await page.request.get(path)).status()).toBe(200)
})

test("a visitor can leave an address, on a phone too; axe finds nothing", async () => {
  const { page, complaints } = await open({ viewport: phone })
  await visit(page, "/apps/todo")
  await page.getByText("in 2 hours").waitFor()
  expect(await overflow(page)).toBe(0)
  await page.getByRole("button", { name: "Notify me" }).click()
  await page.getByText("This field is required.").waitFor()
  await page.getByLabel("E-mail").fill("waiting@example.org")
  await page.getByRole("button", { name: "Notify me" }).click()
  await page.getByText("Your address is saved. No mail server is set up here yet").waitFor()
  expect(await axeFindings(page)).toEqual([])
  // Chromium logs an error for the page's 503.
  complaints.splice(0, complaints.length, ...complaints.filter((line) => !/status of 503/.test(line)))
})

test("the operator's key admits a browser and a program", async () => {
  const { page } = await open()
  await page.goto(`/misc/maintenance?key=${key}`)
  await page.waitForURL((url) => url.pathname === "/login")
  await signInWith(page, "admin@demo.com", "admin")
  await page.waitForURL(`${server().url}/`)
  await page.getByRole("main").waitFor()
  const headers = { "x-maintenance-key": key }
  expect((await page.request.get("/api/openapi.json", { headers })).status()).toBe(200)
  // No cookie contains the key itself.
  const kept = (await page.context().cookies()).find(({ name }) => name === "maintenance-pass")
  expect([kept?.httpOnly, kept?.value.includes(key)]).toEqual([true, false])
})

test("nobody can sign in without the key", async () => {
  const { page } = await open()
  const data = { email: "admin@demo.com", password: "admin" }
  expect((await page.request.post("/jwt/login", { data })).status()).toBe(503)
  expect((await page.request.post("/api/auth/callback/credentials", { form: data })).status()).toBe(503)
})
