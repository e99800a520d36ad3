import { gzipSync } from "node:zlib"
import { findChromium } from "./tools.mjs"

/** Returns the gzipped kilobytes of JavaScript that each page loads. All pages but /login are opened as the administrator. */
export async function pageBytes(url, paths) {
  const executablePath = await findChromium()
  if (!executablePath) return paths.map((path) => [path, "no Chromium found"])
  const { chromium } = await import("playwright-core")
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] })
  const rows = []
  for (const path of paths) {
    const context = await browser.newContext({ baseURL: url })
    const page = await context.newPage()
    if (path !== "/login") await enter(page)
    const sizes = []
    const measured = await context.newPage()
    measured.on("response", (response) => {
      if (response.request().resourceType() !== "script" || !response.ok()) return
      sizes.push(response.body().then((body) => gzipSync(body).length))
    })
    await measured.goto(path)
    await measured.waitForLoadState("networkidle")
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    rows.push([path, (bytes / 1000).toFixed(1)])
    await context.close()
  }
  await browser.close()
  return rows
}

async function enter(page) {
  await page.goto("/login")
  await page.locator("input[name=email]").fill("admin@demo.com")
  await page.locator("input[name=password]").fill("admin")
  await page.locator("button[type=submit]").click()
  await page.waitForURL((address) => address.pathname !== "/login")
}
