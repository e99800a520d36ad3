import { readFileSync } from "node:fs"
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Response,
} from "playwright-core"
import { type RunningServer, startServer } from "./server"

export { overflow } from "./overflow"

const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8")

export const desktop = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

/** A development server builds each page at its first request. */
const developing = Boolean(process.env.E2E_URL)
/** Timeout of one step on a page, in milliseconds. It is generous, because a slow machine isn't a defect. */
const patience = developing ? 90_000 : 30_000

/** A signed-in or fresh browser window. */
export interface Window {
  page: Page
  context: BrowserContext
  /** Errors in the console, and dialogs of the browser, which our pages never open. */
  complaints: string[]
  /** Requests to another host than our own. */
  outside: string[]
}

let browser: Browser
let server: RunningServer
const windows: Window[] = []

/** Whether this file runs several test files on one server. */
let isShared = false

function startAround(env: Record<string, string>): void {
  beforeAll(async () => {
    ;[server, browser] = await Promise.all([
      startServer(env, { prepared: true }),
      chromium.launch({
        executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
        args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
      }),
    ])
  }, 240_000)
  afterAll(async () => {
    await browser?.close()
    await server?.stop()
  })
}

/** Starts a server and a browser for all the test files that this file runs. */
export function shareBrowser(): void {
  isShared = true
  startAround({})
}

/** Starts a server and a browser for a test file. A test fails if its pages log errors or contact another host. */
export function withBrowser(env: Record<string, string> = {}): { server: () => RunningServer } {
  jest.setTimeout(developing ? 600_000 : 240_000)
  if (!isShared) startAround(env)
  afterEach(async () => {
    const wrong = windows.flatMap(({ complaints, outside }) => [...complaints, ...outside])
    for (const { context } of windows.splice(0)) await context.close()
    expect(wrong).toEqual([])
  })
  return { server: () => server }
}

/** Opens a window in a new browser context, without cookies and storage. */
export async function open(options: BrowserContextOptions = {}): Promise<Window> {
  const context = await browser.newContext({ viewport: desktop, locale: "en-GB", baseURL: server.url, ...options })
  context.setDefaultTimeout(patience)
  const page = await context.newPage()
  const complaints: string[] = []
  context.on("console", (message) => {
    if (message.type() !== "error") return
    // Chromium logs an error for each 4xx response, which may be expected.
    if (/Failed to load resource: the server responded with a status of 4\d\d/.test(message.text())) return
    complaints.push(`${message.page()?.url()}: ${message.text()}`)
  })
  // An injected script may open a dialog.
  context.on("dialog", (dialog) => {
    if (dialog.type() === "beforeunload") return void dialog.accept()
    complaints.push(`${page.url()} says ${dialog.message()}`)
    return void dialog.dismiss()
  })
  const outside: string[] = []
  context.on("request", (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(`${server.url}/`)) outside.push(request.url())
  })
  context.on("weberror", (problem) => complaints.push(`${problem.page()?.url()}: ${problem.error().message}`))
  const window = { page, context, complaints, outside }
  windows.push(window)
  return window
}

export const passwords = { "admin@demo.com": "admin", "client@demo.com": "client" }
export type DemoEmail = keyof typeof passwords

/** Fills the sign-in form and submits it. */
export async function signInWith(page: Page, email: string, password: string): Promise<void> {
  await page.goto("/login")
  await page.getByLabel("E-mail", { exact: true }).fill(email)
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Sign in", exact: true }).click()
}

/** Opens a window, signs a demo account in through the form and waits for its first page. */
export async function enterAs(email: DemoEmail, options: BrowserContextOptions = {}): Promise<Window> {
  const window = await open(options)
  await signInWith(window.page, email, passwords[email])
  await window.page.waitForURL((url) => !url.pathname.endsWith("/login"))
  await window.page.getByRole("main").waitFor()
  return window
}

/** Opens a window in which a demo account is signed in, by next-auth's cookie instead of the form. */
export async function openAs(email: DemoEmail, options: BrowserContextOptions = {}): Promise<Window> {
  const window = await open(options)
  const { request } = window.context
  const { csrfToken } = await (await request.get("/api/auth/csrf")).json()
  const form = { csrfToken, email, password: passwords[email], json: "true" }
  const response = await (await request.post("/api/auth/callback/credentials", { form })).json()
  if (/[?&](?:error|csrf)=/.test(response.url)) throw new Error(`sign-in of ${email} led to ${response.url}`)
  return window
}

/**
 * Waits until the scripts of a page have run. On a busy machine the network is idle long before: a click then would be lost, because
 * React is still hydrating the button.
 */
async function hydrated(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle")
  // A page of the product hands over early input once its effects have run; others, such as the API reference, record none.
  await page.waitForFunction(() => !window.earlyInput || window.earlyInput.onRecord !== undefined)
  const idle = () => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 5_000 }))
  // A page may lead to another one meanwhile.
  await page.evaluate(idle).catch(() => page.waitForLoadState("networkidle"))
}

/** Opens a URL and waits until its scripts have run. @returns the response */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  await hydrated(page)
  return response
}

/** Opens the current URL again and waits until its scripts have run. */
export async function reload(page: Page): Promise<void> {
  await page.reload()
  await hydrated(page)
}

/** Waits for animations: text that is fading in has too little contrast, a sliding menu is still outside the page. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await page.waitForFunction(() =>
    // Endless animations, such as a spinner, are not waited for.
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== "running" || effect?.getComputedTiming().endTime === Infinity),
  )
}

/** The findings of axe on the current page, against WCAG 2.2 AA and best practices, in one line each. */
export async function axeFindings(page: Page): Promise<string[]> {
  await settle(page)
  await page.evaluate(axe)
  return page.evaluate(async () => {
    // Only an experimental rule needs the stylesheets, which axe would load again.
    const options = { resultTypes: ["violations"], preload: false }
    // biome-ignore lint/suspicious/noExplicitAny: axe puts itself on the window
    const { violations } = await (window as any).axe.run(document, options)
    return violations.flatMap((violation: { id: string; nodes: { target: string[]; failureSummary: string }[] }) =>
      violation.nodes.map(({ target, failureSummary }) => `${violation.id}: ${target.join(" ")} ${failureSummary}`),
    )
  })
}

/** Presses Undo in the toast with a text, because toasts of earlier changes may still be open. */
export const undo = (page: Page, text: string) =>
  page.getByRole("listitem").filter({ hasText: text }).getByRole("button", { name: "Undo" }).click()
