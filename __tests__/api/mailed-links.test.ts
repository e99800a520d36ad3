import { backgroundDone } from "@/lib/core/background"
import { type Caller, caller, client, nobody, signIn } from "../support/api"
import { contents, countOwnStatements, query } from "../support/facts"
import { captureLog, mailTo, tokenIn } from "../support/outbox"

let admin: Caller

beforeAll(async () => {
  captureLog()
  admin = await client("admin")
})

let people = 0
async function person() {
  people++
  const values = { fullName: `Invited ${people}`, username: `invited${people}`, email: `invited${people}@example.org` }
  return (await admin.post("/apps/users/add-user", values)).body.user
}
const reset = (token: string, password = "quite a new one") => nobody.post("/jwt/reset-password", { token, password })
/** Requests a link and waits for the e-mail, which is sent after the response. */
async function forgot(email: string, headers: Record<string, string> = {}) {
  const response = await nobody.send("/jwt/forgot-password", {
    method: "POST",
    body: JSON.stringify({ email }),
    headers: { "content-type": "application/json", ...headers },
  })
  await backgroundDone()
  return response
}
const check = async (token: string) => (await nobody.get("/jwt/link", { token })).body

async function account() {
  const user = await person()
  await admin.post("/apps/users/invite-user", { id: user.id })
  expect(mailTo(user.email)?.text).toContain("within 7 days")
  await reset(tokenIn(mailTo(user.email)?.text), "the first secret")
  return user
}

describe("forgot and reset", () => {
  test("responds the same to everyone, and only sends e-mail to users with an account", async () => {
    const user = await account()
    captureLog()
    const known = await forgot(user.email)
    const unknown = await forgot("unknown@example.org")
    expect([known.status, known.body]).toEqual([200, { email: user.email, sendsMail: false }])
    expect([unknown.status, unknown.body]).toEqual([200, { email: "unknown@example.org", sendsMail: false }])
    expect(mailTo(user.email)).toBeDefined()
    expect(mailTo("unknown@example.org")).toBeUndefined()
  })

  test("uses the language the user has chosen, else that of the request", async () => {
    const user = await account()
    const ask = async () => {
      captureLog()
      await forgot(user.email, { "accept-language": "pt" })
      return mailTo(user.email)?.text
    }
    expect(await ask()).toContain("/pt/reset-password?token=")
    await query(`insert into account_settings (workspace_id, user_id, language) values (1, ${user.id}, 'de')
      on conflict (workspace_id, user_id) do update set language = 'de'`)
    expect(await ask()).toContain("/de/reset-password?token=")
  })

  test("the link sets a password once and ends every session", async () => {
    const user = await account()
    const before = await signIn(user.email, "the first secret")
    await forgot(user.email)
    const token = tokenIn(mailTo(user.email)?.text)
    expect(await check(token)).toEqual({ valid: true, purpose: "reset", email: user.email })
    expect((await reset(token)).status).toBe(200)
    expect((await caller(before.accessToken).get("/api/bookmarks/data")).status).toBe(401)
    expect((await nobody.post("/jwt/login", { email: user.email, password: "the first secret" })).status).toBe(400)
    await signIn(user.email, "quite a new one")
    const again = await reset(token, "a third one, then")
    expect([again.status, Object.keys(again.body.error)]).toEqual([422, ["token"]])
    expect(await check(token)).toEqual({ valid: false, purpose: "reset", email: null })
  })

  test("only the newest link works, and only for an hour", async () => {
    const user = await account()
    const links: string[] = []
    for (let i = 0; i < 3; i++) {
      await forgot(user.email)
      links.push(tokenIn(mailTo(user.email)?.text))
    }
    expect(new Set(links).size).toBe(3)
    for (const old of links.slice(0, 2)) {
      expect((await check(old)).valid).toBe(false)
      expect((await reset(old)).status).toBe(422)
    }
    await query("update account_links set expires_at = now() - interval '1 second' where used_at is null")
    expect((await reset(links[2] ?? "")).status).toBe(422)
    await query("update account_links set expires_at = now() + interval '1 hour' where used_at is null")
    expect((await reset(links[2] ?? "")).status).toBe(200)
  })

  test("an account gets at most three e-mails an hour; the fourth request gets the same response", async () => {
    const user = await account()
    const responses = []
    const mails = []
    for (let i = 0; i < 5; i++) {
      captureLog()
      const { status, body } = await forgot(user.email)
      responses.push([status, body])
      mails.push(mailTo(user.email) !== undefined)
    }
    expect(responses).toEqual(Array(5).fill([200, { email: user.email, sendsMail: false }]))
    expect(mails).toEqual([true, true, true, false, false])
    await query("update account_links set created_at = created_at - interval '1 hour'")
    captureLog()
    await forgot(user.email)
    expect(mailTo(user.email)).toBeDefined()
  })

  test("known and unknown addresses cost the same, because nothing is looked up before the response", async () => {
    const user = await account()
    const costs = async (email: string) => {
      let answered: { statements: string[]; mailed: boolean } | undefined
      captureLog()
      const all = await countOwnStatements(async (soFar) => {
        await nobody.post("/jwt/forgot-password", { email })
        answered = { statements: soFar(), mailed: mailTo(email) !== undefined }
        await backgroundDone()
      })
      return { ...answered, after: all.length - (answered?.statements.length ?? 0) }
    }
    const [known, unknown] = [await costs(user.email), await costs("unknown@example.org")]
    expect(known.statements?.length).toBeGreaterThan(0)
    expect(known.statements).toEqual(unknown.statements)
    expect(known.mailed).toBe(false)
    // The differences come after the response.
    expect(known.after).toBeGreaterThan(unknown.after)
    expect(mailTo(user.email)).toBeUndefined()
  })

  test("a weak password or a made-up token changes nothing", async () => {
    const user = await account()
    await forgot(user.email)
    const token = tokenIn(mailTo(user.email)?.text)
    const before = await contents()
    for (const password of ["", "short", "aaaaaaaaaaaa"]) {
      const { status, body } = await reset(token, password)
      expect([status, Object.keys(body.error)]).toEqual([422, ["password"]])
    }
    expect((await reset("made-up")).status).toBe(422)
    expect((await nobody.post("/jwt/forgot-password", { email: "no address" })).status).toBe(422)
    expect((await nobody.get("/jwt/link")).status).toBe(422)
    expect(await contents()).toEqual(before)
  })

  test("the e-mail is in the reader's language and links to its screen", async () => {
    const user = await account()
    await forgot(user.email, { "accept-language": "fr" })
    expect(mailTo(user.email)?.text).toContain("/fr/reset-password?token=")
  })
})
