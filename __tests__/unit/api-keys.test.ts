import { mayCall } from "@/lib/core/auth/key-scopes"
import { isKeyToken, newKeyToken, prefixOf } from "@/lib/core/auth/key-token"
import { locales } from "@/lib/core/i18n/locales"
import { loadNamespace } from "@/lib/core/i18n/messages"
import { firstPaths, isWritable, scopeNouns } from "@/lib/features/api-keys/values"
import { endpoints, registry } from "@/lib/features/index"

test("tokens differ and are recognised by their checksum", () => {
  const tokens = Array.from({ length: 100 }, newKeyToken)
  expect(new Set(tokens).size).toBe(100)
  for (const token of tokens) {
    expect(isKeyToken(token)).toBe(true)
    expect(prefixOf(token)).toBe(token.slice(0, 8))
    const typo = token[20] === "x" ? "y" : "x"
    expect(isKeyToken(token.slice(0, 20) + typo + token.slice(21))).toBe(false)
    expect(isKeyToken(token.slice(0, -1))).toBe(false)
  }
})

test.each([
  [["read"], "users", true, true],
  [["read"], "users", false, false],
  [["read"], undefined, true, true],
  [["users:read"], "users", true, true],
  [["users:read"], "users", false, false],
  [["users:write"], "users", true, true],
  [["users:write"], "users", false, true],
  [["users:write"], "invoices", true, false],
  [["users:write"], undefined, true, false],
  [["undefined:write"], undefined, false, false],
])("a key with %j, noun %s, read %s: %s", (scopes, noun, isRead, may) => {
  expect(mayCall(scopes, noun, isRead)).toBe(may)
})

test("scopes name nouns of the registry, none that protects accounts, and their first request needs no input", () => {
  for (const noun of scopeNouns) {
    expect(Object.keys(registry)).toContain(noun)
    const first = endpoints.find(({ method, path }) => method === "GET" && path === firstPaths[noun])
    expect([noun, first?.noun, first?.params, first?.query?.safeParse({}).success ?? true]).toEqual([
      noun,
      noun,
      undefined,
      true,
    ])
  }
  for (const noun of ["auth", "account", "signIns", "twoStep", "apiKeys"]) expect(scopeNouns).not.toContain(noun)
})

test("a noun has a write scope if it has a write that a key may send, and only then", () => {
  for (const noun of scopeNouns) {
    const open = endpoints.filter(
      (endpoint) =>
        endpoint.noun === noun && endpoint.method !== "GET" && !endpoint.confirmed && !endpoint.closedToKeys,
    )
    expect([noun, isWritable(noun)]).toEqual([noun, open.length > 0])
  }
})

test.each(locales)("in %s every area of a scope has a name", async (locale) => {
  const { areas } = (await loadNamespace(locale, "api-keys")) as { areas: Record<string, string> }
  expect(Object.keys(areas).sort()).toEqual([...scopeNouns].sort())
})
