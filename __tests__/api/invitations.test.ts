import { type Caller, caller, client, nobody, signIn, stranger } from "../support/api"
import { query } from "../support/facts"
import { captureLog, mailTo, tokenIn } from "../support/outbox"

let admin: Caller

beforeAll(async () => {
  captureLog()
  admin = await client("admin")
})

let people = 0
async function person(more: { role?: string } = {}) {
  people++
  const values = {
    fullName: `Invited ${people}`,
    username: `invited${people}`,
    email: `invited${people}@example.org`,
    ...more,
  }
  return (await admin.post("/apps/users/add-user", values)).body.user
}
const reset = (token: string, password = "quite a new one") => nobody.post("/jwt/reset-password", { token, password })
const check = async (token: string) => (await nobody.get("/jwt/link", { token })).body

describe("invite", () => {
  test("sends a link that sets a password and signs in", async () => {
    const user = await person()
    const { status, body } = await admin.post("/apps/users/invite-user", { id: user.id })
    const link = expect.stringMatching(/^http:\/\/localhost:3000\/reset-password\?token=[\w-]{43}$/)
    const expiresAt = expect.any(String)
    expect([status, body]).toEqual([200, { id: user.id, email: user.email, link, expiresAt, sendsMail: false }])
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

  test("returns a link to pass on, which ends the mailed one when it is used, and the other way round", async () => {
    for (const isHanded of [true, false]) {
      const user = await person()
      const { link } = (await admin.post("/apps/users/invite-user", { id: user.id })).body
      const [handed, mailed] = [tokenIn(link), tokenIn(mailTo(user.email)?.text)]
      expect(handed).not.toBe(mailed)
      expect([(await check(handed)).valid, (await check(mailed)).valid]).toEqual([true, true])
      const [used, other] = isHanded ? [handed, mailed] : [mailed, handed]
      expect((await reset(used)).status).toBe(200)
      expect([(await check(used)).valid, (await check(other)).valid]).toEqual([false, false])
      await signIn(user.email, "quite a new one")
    }
  })

  test("again returns a fresh link, and the one before stops working", async () => {
    const user = await person()
    const invite = async () => tokenIn((await admin.post("/apps/users/invite-user", { id: user.id })).body.link)
    const [first, second] = [await invite(), await invite()]
    expect([(await check(first)).valid, (await check(second)).valid]).toEqual([false, true])
  })

  test("can be accepted although an account of another workspace has the username by now", async () => {
    const user = await person()
    const other = await stranger()
    await query(`update users set username = '${user.username}' where lower(email) = '${other.user.email}'`)
    const { link } = (await admin.post("/apps/users/invite-user", { id: user.id })).body
    expect((await reset(tokenIn(link))).status).toBe(200)
    const after = (await admin.get("/api/users/user", { id: user.id })).body.user
    expect(after.username).toBe(`${user.username}2`)
  })

  test("starts with the bookmarks of those who register", async () => {
    const user = await person({ role: "editor" })
    await admin.post("/apps/users/invite-user", { id: user.id })
    await reset(tokenIn(mailTo(user.email)?.text))
    const theirs = caller((await signIn(user.email, "quite a new one")).accessToken)
    const { bookmarks } = (await theirs.get("/api/bookmarks/data")).body
    const targets = bookmarks.map(({ target }: { target: string }) => target)
    expect(targets.sort()).toEqual(["calendar", "chat", "email", "todo"])
  })

  test("is only for existing users who have no password yet", async () => {
    const { status, body } = await admin.post("/apps/users/invite-user", { id: 1 })
    expect([status, Object.keys(body.error)]).toEqual([409, ["id"]])
    expect((await admin.post("/apps/users/invite-user", { id: 99_999 })).status).toBe(404)
    expect((await admin.post("/apps/users/invite-user", {})).status).toBe(422)
  })

  test("is invalidated by a change of address, and stays so when the old address is restored", async () => {
    const user = await person()
    await admin.post("/apps/users/invite-user", { id: user.id })
    const mistyped = tokenIn(mailTo(user.email)?.text)
    const rename = (email: string) => admin.post("/apps/users/update-user", { user: { id: user.id, email } })
    expect((await rename(`corrected.${user.email}`)).body.user.email).toBe(`corrected.${user.email}`)
    expect(await check(mistyped)).toEqual({ valid: false, purpose: "invite", email: null })
    expect((await reset(mistyped)).status).toBe(422)
    await rename(user.email)
    expect((await reset(mistyped)).status).toBe(422)
    const [row] = await query<{ has: boolean }>(
      `select password_hash is not null as has from users where workspace_id = 1 and id = ${user.id}`,
    )
    expect(row?.has).toBe(false)
  })

  test("belongs to the address it was sent to, whoever changed the address", async () => {
    const user = await person()
    await admin.post("/apps/users/invite-user", { id: user.id })
    const token = tokenIn(mailTo(user.email)?.text)
    await query(`update users set email = 'elsewhere.${user.email}' where workspace_id = 1 and id = ${user.id}`)
    expect((await check(token)).valid).toBe(false)
    expect((await reset(token)).status).toBe(422)
  })

  test("is invalidated by a newer one, by deactivation and by a delete", async () => {
    const user = await person()
    const invite = async () => {
      await admin.post("/apps/users/invite-user", { id: user.id })
      return tokenIn(mailTo(user.email)?.text)
    }
    const [first, second] = [await invite(), await invite()]
    expect([(await check(first)).valid, (await check(second)).valid]).toEqual([false, true])
    const status = (value: string) =>
      admin.post("/apps/users/update-users", { userIds: [user.id], dataToUpdate: { status: value } })
    await status("inactive")
    await status("active")
    expect((await reset(second)).status).toBe(422)
    const third = await invite()
    await admin.delete("/apps/users/delete", { id: user.id })
    await admin.post("/apps/users/restore-users", { userIds: [user.id] })
    expect((await reset(third)).status).toBe(422)
  })

  test("is limited to five per user and hour", async () => {
    const user = await person()
    const statuses = []
    for (let i = 0; i < 6; i++) statuses.push((await admin.post("/apps/users/invite-user", { id: user.id })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    const { body, headers } = await admin.post("/apps/users/invite-user", { id: user.id })
    expect([body.code, headers.get("retry-after")]).toEqual(["rate_limited", "3600"])
    expect(body.error).toContain("Several links have been created")
  })

  test("stores only a hash of the link", async () => {
    const user = await person()
    await admin.post("/apps/users/invite-user", { id: user.id })
    const token = tokenIn(mailTo(user.email)?.text)
    const rows = await query("select hash from account_links")
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})
