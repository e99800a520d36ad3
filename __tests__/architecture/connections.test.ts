import { readFileSync } from "node:fs"

// Nouns are connected by instrumentation.ts, which has another copy of every module than the routes have.

const nouns = readFileSync("lib/features/nouns.ts", "utf8")
const connected = [...nouns.matchAll(/import \{([^}]*\bconnect\w*[^}]*)\} from "([^"]+)"/g)].map(([, , path = ""]) =>
  path.startsWith("@/") ? `${path.slice(2)}.ts` : `lib/features/${path.slice(2)}.ts`,
)

test.each(connected)("%s holds what it was given on globalThis", (path) => {
  expect(readFileSync(path, "utf8")).toContain("globalThis as {")
})

test("the imports of nouns.ts are understood", () => {
  expect(connected).toContain("lib/features/ledger/service/rules.ts")
  expect(connected.length).toBeGreaterThanOrEqual(8)
})
