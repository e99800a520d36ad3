import type { Page } from "playwright-core"
import { open, type Window } from "./browser"

export const shop = "/apps/ecommerce/shop"
export const names = (page: Page) => page.locator("article h3").allInnerTexts()
export const cartCount = (page: Page) => page.getByRole("button", { name: /^Cart,/ })

let made = 0

/** The founder of a new workspace with its shop. */
export async function newcomer(options: Parameters<typeof open>[0] = {}): Promise<Window> {
  const window = await open(options)
  const { request } = window.context
  const name = `shopper${Date.now().toString(36)}${++made}`
  const account = { email: `${name}@elsewhere.example`, password: "long enough 1" }
  await request.post("/jwt/register", { data: { ...account, username: name } })
  await signIn(window, account)
  return window
}

async function signIn({ context }: Window, account: { email: string; password: string }): Promise<void> {
  const { csrfToken } = await (await context.request.get("/api/auth/csrf")).json()
  const form = { csrfToken, ...account, json: "true" }
  await context.request.post("/api/auth/callback/credentials", { form })
}

const headers = { "content-type": "application/json" }
/** Sends a request like the page. */
export const post = (page: Page, path: string, data: object) =>
  page.evaluate(
    async ({ address, body, type }) =>
      (await fetch(address, { method: "POST", body: JSON.stringify(body), headers: type })).json(),
    { address: `/api${path}`, body: data, type: headers },
  )
