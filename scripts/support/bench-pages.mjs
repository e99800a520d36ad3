import { startBare } from "./bench-bare.mjs"
import { measurePage } from "./bench-browser.mjs"
import { compareHandlers } from "./bench-handlers.mjs"
import { median, table } from "./measure.mjs"
import { startServer } from "./server.mjs"
import { ensureChromium } from "./tools.mjs"

const screens = {
  bare: { path: "/" },
  "sign-in": { path: "/login" },
  dashboard: { path: "/", signedIn: true },
  "user list": { path: "/apps/user/list", signedIn: true },
  mail: { path: "/apps/email", signedIn: true },
  calendar: { path: "/apps/calendar", signedIn: true },
  "invoice list": { path: "/apps/invoice/list", signedIn: true },
}
/** The name of the processor times for `--only`. */
const handlers = "handlers"
const kB = (bytes) => bytes / 1000

/**
 * The rows of the table. `ratio` is the target relative to the bare app; `most` returns a screen's own target.
 */
const rows = [
  { name: "largest paint, s", of: ({ paint }) => paint, digits: 2, ratio: 1.25 },
  { name: "blocking time, ms", of: ({ blocking }) => blocking, digits: 0, ratio: 1.5 },
  { name: "layout shift", of: ({ shift }) => shift, digits: 4, most: () => 0.005 },
  {
    name: "HTML gzip, kB",
    of: ({ document }) => kB(document),
    digits: 1,
    most: (screen) => (screen === "dashboard" ? 30 : 16),
  },
  { name: "styles gzip, kB", of: ({ stylesheet }) => kB(stylesheet), digits: 1, most: () => 22 },
  {
    name: "script gzip, kB",
    of: ({ script }) => kB(script),
    digits: 0,
    most: (screen) => ({ "sign-in": 146, dashboard: 240, calendar: 230 })[screen] ?? 165,
  },
  { name: "requests", of: ({ requests }) => requests, digits: 0 },
]

/** Opens all screens once per round, so that a disturbance of the machine hits all alike. @returns the measurements by screen */
async function openAll({ bare, ours, rounds, only }) {
  const { chromium } = await import("playwright-core")
  const executablePath = await ensureChromium()
  const names = Object.keys(screens).filter((name) => name === "bare" || !only || only.includes(name))
  const measured = Object.fromEntries(names.map((name) => [name, []]))
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  })
  try {
    // The first round loads the server's routes and doesn't count.
    for (let round = 0; round <= rounds; round++) {
      for (const name of names) {
        const found = await measurePage(browser, { ...screens[name], url: name === "bare" ? bare : ours })
        if (round > 0) measured[name].push(found)
      }
      if (round < rounds) console.log(`Round ${round + 1} of ${rounds} …`)
    }
  } finally {
    await browser.close()
  }
  return measured
}

function printPages(measured) {
  const names = Object.keys(measured)
  let missed = 0
  const lines = rows.flatMap(({ name, of, digits, ratio, most }) => {
    const values = names.map((screen) => median(measured[screen].map(of)))
    const [base] = values
    const targets = names.map((screen, i) => (i === 0 ? undefined : (most?.(screen) ?? (ratio && ratio * base))))
    const marks = values.map((value, i) => (targets[i] !== undefined && value > targets[i] ? " !" : ""))
    missed += marks.filter(Boolean).length
    const times = (value, i) => (i === 0 || base === 0 ? "" : `× ${(value / base).toFixed(2)}`)
    const target = (value) => (value === undefined ? "" : `≤ ${value.toFixed(digits > 2 ? 3 : digits)}`)
    return [
      [name, ...values.map((value, i) => `${value.toFixed(digits)}${marks[i]}`)],
      ...(base > 0 ? [["  ÷ bare", ...values.map(times)]] : []),
      ...(ratio || most ? [["  target", ...targets.map(target)]] : []),
    ]
  })
  console.log(`\n${table(["median of each screen", ...names], lines)}`)
  console.log(`\n${missed} figures miss their target ("!").`)
}

/** Prints which element was painted largest, and what moved, in the last round. */
function printCauses(measured) {
  console.log("\nLargest element, and elements that moved\n")
  for (const [name, found] of Object.entries(measured)) {
    const { element, shifts } = found.at(-1)
    console.log(`${name}: ${element}`)
    for (const shift of shifts) console.log(`  ${shift}`)
  }
}

/**
 * Measures pages on a slow phone, and two handlers, against an app with nothing but Next.js.
 * @param {{rounds: number, only?: string[], running?: string}} options names of screens, or `handlers` for the endpoints; the URL
 *   of a running server
 */
export async function comparePages({ rounds, only, running }) {
  const servers = []
  try {
    const bare = await startBare()
    servers.push(bare)
    if (only?.join() !== handlers) {
      const ours = running ? { url: running, stop() {} } : await startServer({ DEMO_DATA: "true" })
      servers.push(ours)
      const measured = await openAll({ bare: bare.url, ours: ours.url, rounds, only })
      printPages(measured)
      printCauses(measured)
    }
    if (!running && (!only || only.includes(handlers))) await compareHandlers(bare)
  } finally {
    for (const { stop } of servers) await stop()
  }
}
