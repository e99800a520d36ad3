import { ConfigError, readConfig } from "@/lib/core/config"

const secret = "a secret that is certainly long enough"

test("the default is production with demo data and generated secrets", () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    NODE_ENV: "production",
    PORT: 3000,
    appUrl: "http://localhost:3000",
    demo: true,
    secretsAreRandom: true,
    ACCESS_TOKEN_SECONDS: 600,
    REFRESH_TOKEN_SECONDS: 600,
    SESSION_IDLE_SECONDS: 600,
    TRUSTED_PROXIES: 0,
  })
  expect(config.secrets.access).not.toBe(config.secrets.refresh)
  expect(readConfig({}).secrets.session).not.toBe(config.secrets.session)
})

test("a browser may be idle as long as a refresh token is valid, unless configured", () => {
  expect(readConfig({ REFRESH_TOKEN_SECONDS: "1200" }).SESSION_IDLE_SECONDS).toBe(1200)
  expect(readConfig({ SESSION_IDLE_SECONDS: "7200" })).toMatchObject({
    SESSION_IDLE_SECONDS: 7200,
    REFRESH_TOKEN_SECONDS: 600,
  })
})

test("three different keys are derived from one secret", () => {
  const { secrets, secretsAreRandom } = readConfig({ AUTH_SECRET: secret })
  expect(new Set(Object.values(secrets)).size).toBe(3)
  expect(secretsAreRandom).toBe(false)
})

test("without demo data a production start without a secret fails and says how to generate one", () => {
  const start = () => readConfig({ DATABASE_URL: "postgres://localhost/x" })
  expect(start).toThrow(ConfigError)
  expect(start).toThrow(/AUTH_SECRET.*openssl rand/s)
  expect(readConfig({ DATABASE_URL: "postgres://localhost/x", AUTH_SECRET: secret }).demo).toBe(false)
})

test.each([
  [{}, true],
  [{ APP_URL: "http://shop.localhost:3000" }, true],
  [{ APP_URL: "http://127.0.0.1:3000" }, true],
  [{ APP_URL: "https://ledger.example.org" }, false],
  [{ APP_URL: "http://192.168.1.4:3000" }, false],
  [{ DATA_DIR: "./data" }, false],
  [{ DATA_DIR: "./data", DEMO_DATA: "true" }, true],
  [{ APP_URL: "https://ledger.example.org", DEMO_DATA: "true" }, true],
  [{ DEMO_DATA: "false" }, false],
])("demo accounts exist in memory on this machine, and elsewhere only on request: %j", (env, demo) => {
  expect(readConfig({ AUTH_SECRET: secret, ...env }).demo).toBe(demo)
})

test.each([
  ["NODE_ENV", "live"],
  ["REGISTRATION", "maybe"],
  ["PORT", "70000"],
  ["PORT", "abc"],
  ["APP_URL", "localhost"],
  ["APP_URL", "ftp://example.org"],
  ["DATABASE_URL", "mysql://x"],
  ["DATABASE_POOL", "0"],
  ["DEMO_DATA", "yes"],
  ["AUTH_SECRET", "short"],
  ["ACCESS_TOKEN_SECRET", "short"],
  ["REFRESH_TOKEN_SECRET", "short"],
  ["ACCESS_TOKEN_SECONDS", "0"],
  ["REFRESH_TOKEN_SECONDS", "ten"],
  ["SMTP_URL", "mail.example.org"],
  ["MAIL_FROM", "x"],
  ["TRUSTED_PROXIES", "-1"],
  ["RATE_LIMIT_SIGN_IN", "0"],
  ["RATE_LIMIT_ADDRESS", "1.5"],
  ["RATE_LIMIT_SECONDS", "0"],
  ["LOG_LEVEL", "loud"],
])("%s=%s is reported by name", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`${name}: `))
})

test("all invalid variables are reported together", () => {
  expect(() => readConfig({ PORT: "x", LOG_LEVEL: "x" })).toThrow(/PORT[\s\S]*LOG_LEVEL/)
})

test("two databases at once are rejected; an empty variable counts as unset", () => {
  expect(() => readConfig({ DATA_DIR: "x", DATABASE_URL: "postgres://localhost/x" })).toThrow(/not both/)
  expect(readConfig({ PORT: "", DATABASE_URL: "" }).PORT).toBe(3000)
})
