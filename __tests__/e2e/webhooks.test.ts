import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { Webhook } from "standardwebhooks"
import { axeFindings, enterAs, open, overflow, phone, signInWith, visit, withBrowser } from "../support/browser"
import { newcomer } from "../support/shop-browser"

withBrowser({ WEBHOOKS_ALLOW_PRIVATE: "true" })

interface Received {
  headers: Record<string, string>
  body: string
}
const received: Received[] = []
let answer = 500
const receiver = createServer((request, response) => {
  let body = ""
  request.on("data", (chunk) => {
    body += chunk
  })
  request.on("end", () => {
    received.push({ headers: request.headers as Record<string, string>, body })
    response.writeHead(answer).end("hello from the receiver")
  })
})
let url = ""

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve))
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/in`
})
afterAll(() => {
  receiver.closeAllConnections()
  receiver.close()
})

test("a webhook is added, tested, its delivery read and sent again", async () => {
  const { page } = await newcomer()
  await visit(page, "/apps/webhooks")
  await page.getByText("No webhooks yet").waitFor()
  await page.getByRole("button", { name: "Add webhook" }).first().click()
  const form = page.getByRole("dialog")
  await form.getByLabel("Address").fill("smtp")
  await form.getByRole("button", { name: "Add webhook" }).click()
  await form.getByText(/^Choose at least one item/).waitFor()
  await form.getByText(/^Enter a whole web address/).waitFor()
  await form.getByRole("searchbox", { name: "Search events" }).fill("invoices")
  await form.getByRole("checkbox", { name: "Invoices", exact: true }).check()
  await form.getByLabel("Address").fill(url)
  await form.getByRole("button", { name: "Add webhook" }).click()
  const secret = await form.getByRole("textbox", { name: "Secret" }).inputValue()
  await form.getByRole("link", { name: "Open webhook" }).click()

  await page.getByRole("button", { name: "Send test event" }).click()
  await page.getByText("The receiver answered 500").waitFor()
  await page.getByText("The last attempts failed").waitFor()
  answer = 200
  await page.getByRole("button", { name: "Show the delivery webhook.test" }).click()
  const drawer = page.getByRole("dialog")
  await drawer.getByText("hello from the receiver").waitFor()
  expect(await axeFindings(page)).toEqual([])
  await drawer.getByRole("button", { name: "Send again" }).click()
  await drawer.getByText("Delivered").waitFor()
  const [first] = received
  for (const { headers, body } of received) {
    expect(headers["webhook-id"]).toBe(first?.headers["webhook-id"])
    expect(new Webhook(secret).verify(body, headers)).toMatchObject({ type: "webhook.test" })
  }
  await drawer.getByRole("button", { name: "Close" }).click()
  await page.getByRole("button", { name: "Pause" }).click()
  await page.getByText(/^Nothing is sent, and events/).waitFor()
  await page.getByRole("button", { name: "Turn on" }).click()
  await page.getByRole("button", { name: "Send test event" }).waitFor()
})

test("on a phone the form fits, and axe finds nothing", async () => {
  const { page } = await enterAs("admin@demo.com", { viewport: phone })
  await visit(page, "/apps/webhooks?open=add")
  await page.getByRole("dialog").getByLabel("Address").waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
})

test("the page is not for other users", async () => {
  const { page } = await open()
  await signInWith(page, "client@demo.com", "client")
  await page.waitForURL((location) => !location.pathname.endsWith("/login"))
  await page.goto("/apps/webhooks")
  await page.waitForURL(/not-authorized/)
})
