// Environment variables for tests of the server side, set before its modules are loaded.
Object.assign(process.env, {
  NODE_ENV: "test",
  LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? "silent",
  APP_URL: "http://localhost:3000",
  AUTH_SECRET: "a secret of the tests, long enough for them",
  RATE_LIMIT_SIGN_IN: "100000",
  RATE_LIMIT_ADDRESS: "100000",
})
for (const name of ["DATA_DIR", "DATABASE_URL", "DEMO_DATA", "SMTP_URL", "TRUSTED_PROXIES", "PORT"]) {
  delete process.env[name]
}
// Like scripts/serve.mjs, so that tests can set the client's address.
Object.assign(globalThis, { __cornerledgerServer: true })

export {}
