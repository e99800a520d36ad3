import { createLog } from "@/lib/core/log"
import { readableLine } from "@/lib/core/log-lines"

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

const onTerminal = (write: (log: ReturnType<typeof createLog>) => void) =>
  readableLine(lines(write), { colours: false })

test("a terminal gets the time, the level, the message and the fields", () => {
  const fields = { request: "a1", method: "GET", path: "/api/x", status: 403, ms: 1.5, note: "two words" }
  const line = onTerminal((log) => log.warn(fields, "request rejected"))
  expect(line).toMatch(
    /^\d\d:\d\d:\d\d warning request rejected GET \/api\/x 403 1.5 ms request=a1 note="two words"\n$/,
  )
})

test("a terminal gets an error's stack and a mail's text on lines of their own", () => {
  const failed = onTerminal((log) => log.error({ err: new Error("no disk") }, "not ready"))
  expect(failed).toMatch(/ error {3}not ready\n {4}Error: no disk\n {8}at /)
  const outbox = { to: "a@b.c", subject: "Welcome", text: "Open\nhttps://x.example/a" }
  const mail = onTerminal((log) => log.info({ outbox }, "mail not sent"))
  expect(mail).toContain("\n    To: a@b.c\n    Subject: Welcome\n    \n    Open\n    https://x.example/a\n")
})

test("a logged text can't command the terminal or forge a line", () => {
  const line = onTerminal((log) => log.info({ path: "/\u001b[2J\n12:00:00 info fine" }, "a\u001b]0;b\u0007\nc"))
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
  expect(line).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/)
  expect(line.trimEnd().split("\n")).toHaveLength(1)
})
