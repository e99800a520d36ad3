import { sources } from "../support/sources"

const isIn = (folder: string, name = "") => sources.filter(({ path }) => path.startsWith(folder) && path.endsWith(name))
const tablesOf = (folder: string) =>
  isIn(folder)
    .filter(({ path }) => /\/table(\.ts|\/[^/]+\.ts)$/.test(path))
    .flatMap(({ text }) => [...text.matchAll(/pgTable\(\s*"(\w+)"/g)].map(([, name]) => name))
const withoutComments = (text: string) => text.replace(/^\s*(\/?\*|\/\/).*$/gm, "")

test("no SQL of the core names a noun's table", () => {
  const tables = tablesOf("lib/features/")
  expect(tables).toEqual(expect.arrayContaining(["users", "sessions", "account_settings"]))
  const named = new RegExp(`\\b(?:from|join|into|update|only) "?(?:${tables.join("|")})\\b`, "g")
  expect("select 1 from users").toMatch(named)
  const found = isIn("lib/core/").flatMap(({ path, text }) =>
    [...withoutComments(text).matchAll(named)].map(([sql]) => `${path}: ${sql}`),
  )
  expect(found).toEqual([])
})
