import { filesUnder, sources } from "../support/sources"

/** From scripts/support/shared-stores.mjs, by jest.config.mjs. */
declare const sharedStores: string[][]
declare const sharedServers: string[][]

/** Files that use timers, and why a condition would not do. */
const timed: Record<string, string> = {
  "__tests__/support/until.ts": "polls, so that no other file needs a timer",
  "__tests__/support/raw-http.ts": "a response on an open connection ends when the server has been silent",
  "__tests__/support/paint.ts": "the browser reports no paint of a page in the background",
  "__tests__/support/forgetful-disk.ts": "the simulated disk takes as long as a real one",
  "__tests__/api/cash-workers.test.ts": "kills a process at a random moment",
  "__tests__/unit/store-kills.test.ts": "kills a process at a random moment",
  "__tests__/unit/steps.test.ts":
    "a program that should be ended ends itself later, lest a failed test leave it behind",
  "__tests__/e2e/server-ending.test.ts": "stops a server at moments of its start that nothing announces",
}

test("tests wait for conditions (support/until.ts) or skip time, not for a fixed time", () => {
  const own = "__tests__/architecture/test-files.test.ts"
  const waits = sources
    .filter(({ path }) => path.startsWith("__tests__/") && path !== own)
    .filter(({ text }) => /waitForTimeout|(?<!jest\.)\bsetTimeout\b/.test(text))
  expect(waits.map(({ path }) => path).sort()).toEqual(Object.keys(timed).sort())
})

test.each([
  ["api", sharedStores],
  ["e2e", sharedServers],
])(
  "every file of %s that shares a store exists and is in one row, and every row has a file that runs it",
  (kind, shared) => {
    const files = filesUnder(`__tests__/${kind}`)
    const named = shared.flat()
    expect(named.filter((name) => !files.includes(`__tests__/${kind}/${name}.test.ts`))).toEqual([])
    expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([])
    const rows = shared.map((_, at) => `__tests__/${kind}/together/${at + 1}.test.ts`)
    expect(files.filter((path) => path.includes("/together/")).sort()).toEqual(rows.sort())
  },
)

test("a browser test that needs a server of its own shares none", () => {
  const own = /withBrowser\([^)]|startServer|\.stop\(\)/
  const named = sharedServers.flat().map((name) => `__tests__/e2e/${name}.test.ts`)
  const wrong = sources.filter(({ path, text }) => named.includes(path) && own.test(text))
  expect(wrong.map(({ path }) => path)).toEqual([])
})
