// Opens pages like a mid-range phone on a slow mobile connection, and measures what its user waits for.
import { gzipSync } from "node:zlib"

const phone = { width: 390, height: 844 }
const processorSlowdown = 4
/** 1.47 Mbit/s in bytes per second, and the round trip in milliseconds. */
const network = { offline: false, latency: 562, downloadThroughput: 183_750, uploadThroughput: 84_375 }
/** A page is quiet after this time without a request or a long task. It is awaited for at most `maxWaitMs`. */
const quietMs = 1500
const maxWaitMs = 30_000

/** Runs in the page before its own scripts. */
function observe() {
  const seen = { paint: 0, element: "", blocking: 0, shift: 0, shifts: [], busyUntil: 0 }
  window.__seen = seen
  const on = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  const nameOf = (node) => {
    const element = node?.nodeType === 3 ? node.parentElement : node
    if (!element) return "(removed)"
    return `${element.tagName.toLowerCase()} ${(element.textContent || element.className || "").toString().trim().slice(0, 40)}`
  }
  on("largest-contentful-paint", (entry) => {
    seen.paint = entry.startTime
    seen.element = entry.url ? new URL(entry.url).pathname : nameOf(entry.element)
  })
  on("longtask", ({ startTime, duration }) => {
    seen.blocking += Math.max(0, duration - 50)
    seen.busyUntil = Math.max(seen.busyUntil, startTime + duration)
  })
  on("layout-shift", ({ value, startTime, sources, hadRecentInput }) => {
    if (hadRecentInput) return
    seen.shift += value
    seen.shifts.push(`${value.toFixed(4)} at ${Math.round(startTime)} ms: ${sources.map(({ node }) => nameOf(node))}`)
  })
}

/** Counts the requests of a page and gzips their bodies, because servers compress in different ways. */
function recordRequests(page) {
  const bytes = { document: 0, stylesheet: 0, script: 0 }
  const bodies = []
  const state = { requests: 0, open: 0, lastAt: performance.now() }
  const end = () => {
    state.open--
    state.lastAt = performance.now()
  }
  page.on("request", (request) => {
    // Live updates stay open.
    if (request.resourceType() === "eventsource") return
    state.requests++
    state.open++
  })
  page.on("requestfailed", end)
  page.on("requestfinished", (request) => {
    end()
    const type = request.resourceType()
    if (!(type in bytes)) return
    const body = request.response().then((response) => response.body())
    bodies.push(body.then((content) => (bytes[type] += gzipSync(content).length)).catch(() => undefined))
  })
  const sizes = async () => {
    await Promise.all(bodies)
    return { ...bytes, requests: state.requests }
  }
  return { state, sizes }
}

/** Waits until neither a request nor a long task has ended for a while. */
async function untilQuiet(page, state) {
  const end = performance.now() + maxWaitMs
  while (performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 250))
    const idle = await page.evaluate(() => performance.now() - window.__seen.busyUntil)
    if (state.open <= 0 && performance.now() - state.lastAt > quietMs && idle > quietMs) return
  }
}

/** Signs a context in with next-auth's cookie, without the throttled browser. */
async function enter(context) {
  const { csrfToken } = await (await context.request.get("/api/auth/csrf")).json()
  const form = { csrfToken, email: "admin@demo.com", password: "admin", json: "true" }
  const response = await context.request.post("/api/auth/callback/credentials", { form })
  if (!response.ok()) throw new Error(`sign-in returned ${response.status()}`)
}

/**
 * Opens a page with an empty cache and measures it until it is quiet.
 * @returns seconds to the largest paint and its element, milliseconds of blocking time, layout shift, gzipped bytes, number of requests
 */
export async function measurePage(browser, { url, path, signedIn }) {
  const context = await browser.newContext({ baseURL: url, viewport: phone, deviceScaleFactor: 2, locale: "en-GB" })
  try {
    if (signedIn) await enter(context)
    const page = await context.newPage()
    await page.addInitScript(observe)
    const session = await context.newCDPSession(page)
    await session.send("Network.enable")
    await session.send("Network.emulateNetworkConditions", network)
    await session.send("Emulation.setCPUThrottlingRate", { rate: processorSlowdown })
    const { state, sizes } = recordRequests(page)
    const response = await page.goto(path, { timeout: 60_000 })
    if (!response?.ok()) throw new Error(`${path} returned ${response?.status()}`)
    if (signedIn && page.url().includes("/login")) throw new Error(`${path} led to the sign-in`)
    await untilQuiet(page, state)
    const { paint, element, blocking, shift, shifts } = await page.evaluate(() => window.__seen)
    return { paint: paint / 1000, element, blocking, shift, shifts, ...(await sizes()) }
  } finally {
    await context.close()
  }
}
