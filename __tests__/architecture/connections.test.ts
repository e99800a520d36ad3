import { readFileSync } from "node:fs"
import { sources } from "../support/sources"

// Nouns are connected by instrumentation.ts, which has another copy of every module than the routes have.

const nouns = readFileSync("lib/features/nouns.ts", "utf8")
const connected = [...nouns.matchAll(/import \{([^}]*\bconnect\w*[^}]*)\} from "([^"]+)"/g)].map(([, , path = ""]) =>
  path.startsWith("@/") ? `${path.slice(2)}.ts` : `lib/features/${path.slice(2)}.ts`,
)

test.each(connected)("%s holds what it was given for all copies of it", (path) => {
  expect(readFileSync(path, "utf8")).toContain("= shared<")
})

test("each shared value has a name of its own", () => {
  const names = sources.flatMap(({ path, text }) =>
    path.startsWith("lib/") ? [...text.matchAll(/= shared<.*?>\(\s*"(\w+)"/gs)].map(([, name]) => name) : [],
  )
  expect(names.length).toBeGreaterThanOrEqual(20)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test("the imports of nouns.ts are understood", () => {
  expect(connected).toContain("lib/features/ledger/service/rules.ts")
  expect(connected.length).toBeGreaterThanOrEqual(8)
})
