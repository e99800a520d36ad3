import { createLog } from "@/lib/core/log"

const secret = "s3cret-value"

function lines(write: (log: ReturnType<typeof createLog>) => void): string {
  let written = ""
  const collect = (line: string) => {
    written += line
  }
  write(createLog("info", { write: collect }))
  return written
}

test("no credential is logged, at any depth and under any name", () => {
  const headers = { authorization: `Bearer ${secret}`, cookie: `a=${secret}`, "x-maintenance-key": secret }
  const written = lines((log) => {
    log.info({ password: secret, body: { newPassword: secret, user: { token: secret } } }, "call")
    log.info({ request: { headers, list: [{ refreshToken: secret, recoveryCodes: [secret] }] } }, "call")
    log.info({ path: `/reset-password?token=${secret}&x=1`, link: `/misc/maintenance?key=${secret}` }, "call")
    log.info({ note: `sent Bearer ${secret}`, cookies: `__Host-next-auth.session-token=${secret}; b=1` }, "call")
    log.info({ METRICS_KEY: secret }, "call")
  })
  expect(written.split("\n").filter(Boolean)).toHaveLength(5)
  expect(written).not.toContain(secret)
  expect(written).toContain("[cut]&x=1")
})

test("no credential is logged with an error: in its text, its fields or its statement's parameters", () => {
  const failed = Object.assign(new Error(`fetch of https://example.org/?token=${secret} failed`), {
    config: { headers: { authorization: secret } },
  })
  const statement = Object.assign(new Error(`Failed query: select 1\nparams: ${secret}`), { params: [secret] })
  const written = lines((log) => {
    log.error({ err: failed }, "call failed")
    log.error({ err: statement }, "call failed")
  })
  expect(written).not.toContain(secret)
  expect(written).toContain("fetch of https://example.org/?token=[cut] failed")
  expect(written).toContain("Failed query: select 1")
})

test("other values stay, and an e-mail in the outbox keeps its link", () => {
  const written = lines((log) => {
    log.info({ path: "/api/users/list/data", status: 403, code: "forbidden", ms: 1.5 }, "call refused")
    log.info({ outbox: { to: "a@b.c", text: `https://x.example/reset-password?token=${secret}` } }, "mail to a@b.c")
  })
  const [call, mail] = written
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line))
  expect(call).toMatchObject({
    path: "/api/users/list/data",
    status: 403,
    code: "forbidden",
    ms: 1.5,
    msg: "call refused",
  })
  expect(mail.outbox.text).toContain(secret)
})
