import { type Caller, caller, client, nobody, signIn } from "../support/api"
import { contents, query } from "../support/facts"
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
const check = async (token: string) => (await nobody.get("/jwt/link", { token })).body

async function account() {
  const user = await person()
  await admin.post("/apps/users/invite-user", { id: user.id })
  await reset(tokenIn(mailTo(user.email)?.text), "the first secret")
  return user
}

describe("invite", () => {
  test("mails a link with which one sets a password and signs in", async () => {
    const user = await person()
    const { status, body } = await admin.post("/apps/users/invite-user", { id: user.id })
    expect([status, body]).toEqual([200, { id: user.id, email: user.email }])
    const mail = mailTo(user.email)
    expect(mail?.text).toContain("http://localhost:3000/reset-password?token=")
    const token = tokenIn(mail?.text)
    expect(await check(token)).toEqual({ valid: true, purpose: "invite", email: user.email })
    expect((await reset(token)).body).toEqual({ email: user.email })
    const { userData, accessToken } = await signIn(user.email, "quite a new one")
    expect(userData.id).toBe(user.id)
    expect((await caller(accessToken).get("/api/users/list/data")).status).toBe(403)
    expect((await admin.get("/api/users/user", { id: user.id })).body.user.status).toBe("active")
  })

  test("only for those who have no account yet and exist", async () => {
    const { status, body } = await admin.post("/apps/users/invite-user", { id: 1 })
    expect([status, Object.keys(body.error)]).toEqual([409, ["id"]])
    expect((await admin.post("/apps/users/invite-user", { id: 99_999 })).status).toBe(404)
    expect((await admin.post("/apps/users/invite-user", {})).status).toBe(422)
  })

  test("only the hash of the link is kept", async () => {
    const user = await person()
    await admin.post("/apps/users/invite-user", { id: user.id })
    const token = tokenIn(mailTo(user.email)?.text)
    const rows = await query("select hash from account_links")
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

describe("forgot and reset", () => {
  test("answers alike for anyone, and mails those who have an account", async () => {
    const user = await account()
    captureLog()
    const known = await nobody.post("/jwt/forgot-password", { email: user.email })
    const unknown = await nobody.post("/jwt/forgot-password", { email: "unknown@example.org" })
    expect([known.status, known.body]).toEqual([200, { email: user.email }])
    expect([unknown.status, unknown.body]).toEqual([200, { email: "unknown@example.org" }])
    expect(mailTo(user.email)).toBeDefined()
    expect(mailTo("unknown@example.org")).toBeUndefined()
  })

  test("speaks the language the person has chosen, else that of whoever asks", async () => {
    const user = await account()
    const ask = async () => {
      captureLog()
      const headers = { "accept-language": "pt", "content-type": "application/json" }
      await nobody.send("/jwt/forgot-password", {
        method: "POST",
        body: JSON.stringify({ email: user.email }),
        headers,
      })
      return mailTo(user.email)?.text
    }
    expect(await ask()).toContain("/pt/reset-password?token=")
    await query(`insert into account_settings (workspace_id, user_id, language) values (1, ${user.id}, 'de')
      on conflict (workspace_id, user_id) do update set language = 'de'`)
    expect(await ask()).toContain("/de/reset-password?token=")
  })

  test("the link sets a password once and ends every sign-in", async () => {
    const user = await account()
    const before = await signIn(user.email, "the first secret")
    await nobody.post("/jwt/forgot-password", { email: user.email })
    const token = tokenIn(mailTo(user.email)?.text)
    expect(await check(token)).toEqual({ valid: true, purpose: "reset", email: user.email })
    expect((await reset(token)).status).toBe(200)
    expect((await caller(before.accessToken).get("/api/bookmarks/data")).status).toBe(401)
    expect((await nobody.post("/jwt/login", { email: user.email, password: "the first secret" })).status).toBe(400)
    await signIn(user.email, "quite a new one")
    const again = await reset(token, "a third one, then")
    expect([again.status, Object.keys(again.body.error)]).toEqual([422, ["token"]])
    expect(await check(token)).toEqual({ valid: false, purpose: null, email: null })
  })

  test("a link of the past is none, and using one uses up the others", async () => {
    const user = await account()
    const links = []
    for (let i = 0; i < 3; i++) {
      await nobody.post("/jwt/forgot-password", { email: user.email })
      links.push(tokenIn(mailTo(user.email)?.text))
    }
    await query("update account_links set expires_at = now() - interval '1 second' where used_at is null")
    expect((await reset(links[0] ?? "")).status).toBe(422)
    await query("update account_links set expires_at = now() + interval '1 hour' where used_at is null")
    expect((await reset(links[1] ?? "")).status).toBe(200)
    expect((await reset(links[2] ?? "")).status).toBe(422)
  })

  test("a weak password or a made-up token changes nothing", async () => {
    const user = await account()
    await nobody.post("/jwt/forgot-password", { email: user.email })
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

  test("the mail speaks the reader's language and leads to its screen", async () => {
    const user = await account()
    await nobody.send("/jwt/forgot-password", {
      method: "POST",
      body: JSON.stringify({ email: user.email }),
      headers: { "content-type": "application/json", "accept-language": "fr" },
    })
    expect(mailTo(user.email)?.text).toContain("/fr/reset-password?token=")
  })
})
