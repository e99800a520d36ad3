import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { ConfigError } from "@/lib/core/config"
import { withStoredSecret } from "@/lib/core/stored-secret"

let directory: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "secret-"))
})
afterEach(() => rmSync(directory, { recursive: true }))

test("a database on disk generates a secret once, readable only by its owner", () => {
  const env = { DATA_DIR: join(directory, "data") }
  const made = withStoredSecret(env).AUTH_SECRET as string
  expect(made.length).toBeGreaterThan(48)
  expect(withStoredSecret(env).AUTH_SECRET).toBe(made)
  const path = join(env.DATA_DIR, "auth-secret")
  expect(readFileSync(path, "utf8")).toBe(made)
  expect(statSync(path).mode & 0o777).toBe(0o600)
})

test("a configured secret takes precedence, and other databases get none", () => {
  const given = { DATA_DIR: directory, AUTH_SECRET: "given" }
  expect(withStoredSecret(given)).toBe(given)
  expect(withStoredSecret({})).toEqual({})
})

test("a directory that can't be created is reported by name", () => {
  const file = join(directory, "file")
  writeFileSync(file, "")
  expect(() => withStoredSecret({ DATA_DIR: join(file, "data") })).toThrow(ConfigError)
  expect(() => withStoredSecret({ DATA_DIR: join(file, "data") })).toThrow(/auth-secret/)
})
