import { age, ask, check, confirm, dead, emailOf, passwordOf, pending, person, token } from "../support/address"
import { client, nobody, signIn, stranger } from "../support/api"
import { confirmed } from "../support/confirm"
import { query } from "../support/facts"
import { captureLog, mailTo } from "../support/outbox"
import { colleague } from "../support/people"

beforeEach(() => void captureLog())

test("a new address is pending until its link is opened; the old one is notified at once", async () => {
  const me = await person()
  const email = `moved.${me.user.email}`
  expect((await ask(me, email)).body.general.email).toBe(me.user.email)
  expect(await pending(me)).toEqual({ email, requestedAt: expect.any(String), expiresAt: expect.any(String) })
  expect(mailTo(me.user.email)?.text).toContain(`to ${email}`)
  expect(mailTo(me.user.email)?.text).toContain("http://localhost:3000/undo-address?token=")
  const secret = token(email)
  expect(mailTo(email)?.text).toContain("http://localhost:3000/confirm-address?token=")
  const link = { act: "confirm", oldEmail: me.user.email, newEmail: email, sendsMail: false }
  // A mail scanner may open the link any number of times without effect.
  for (let i = 0; i < 2; i++) expect(await check(secret)).toEqual(link)
  expect(await emailOf(me)).toBe(me.user.email)
  expect((await confirm(secret)).body).toEqual({ email })
  expect((await signIn(email, passwordOf(me))).userData.id).toBe(me.user.id)
  expect((await nobody.post("/jwt/login", { email: me.user.email, password: passwordOf(me) })).status).toBe(400)
  expect((await me.get("/account-setting/data")).body.general.email).toBe(email)
  expect(await pending(me)).toBeNull()
  expect(await check(secret)).toEqual(dead)
  expect((await confirm(secret)).status).toBe(422)
  const warning = mailTo(me.user.email)
  expect([warning?.subject, warning?.text]).toEqual([
    "Your sign-in address was changed",
    expect.stringContaining("7 days"),
  ])
})

test("only hashes of links are stored, and none is exported", async () => {
  const me = await person()
  await ask(me, `moved.${me.user.email}`)
  const secrets = [token(`moved.${me.user.email}`), token(me.user.email)]
  const stored = JSON.stringify(await query(`select * from address_changes where user_id = ${me.user.id}`))
  const { data } = (await me.get("/account-setting/export")).body
  for (const secret of secrets) expect([stored.includes(secret), secret.length]).toEqual([false, 43])
  expect(Object.keys(data.address_changes[0]).filter((name) => name.includes("hash"))).toEqual([])
})

test("only the newest link works, for a day, and only while the change is pending", async () => {
  const me = await person()
  const [one, two, three] = ["one", "two", "three"].map((name) => `${name}.${me.user.email}`) as [
    string,
    string,
    string,
  ]
  await ask(me, one)
  const first = token(one)
  await ask(me, two)
  const second = token(two)
  expect((await confirm(first)).status).toBe(422)
  expect((await me.post("/account-setting/resend-address-change")).body.change.email).toBe(two)
  const third = token(two)
  expect(third).not.toBe(second)
  expect((await confirm(second)).status).toBe(422)
  expect((await me.post("/account-setting/cancel-address-change")).body).toEqual({ change: null })
  expect((await confirm(third)).status).toBe(422)
  for (const act of ["resend", "cancel"]) {
    expect((await me.post(`/account-setting/${act}-address-change`)).status).toBe(404)
  }
  await ask(me, three)
  await age("25 hours")
  expect(await pending(me)).toBeNull()
  expect((await confirm(token(three))).status).toBe(422)
  expect(await emailOf(me)).toBe(me.user.email)
})

test("links about an address are sent at most five times an hour", async () => {
  const me = await person()
  await ask(me, `moved.${me.user.email}`)
  const statuses = []
  for (let i = 0; i < 5; i++) statuses.push((await me.post("/account-setting/resend-address-change")).status)
  expect(statuses).toEqual([200, 200, 200, 200, 429])
})

test("changing the password cancels a pending change of address", async () => {
  const me = await person()
  await ask(me, `moved.${me.user.email}`)
  const secret = token(`moved.${me.user.email}`)
  const body = { password: passwordOf(me), newPassword: "four unrelated words" }
  expect((await me.post("/account-setting/change-password", body)).status).toBe(200)
  expect((await confirm(secret)).status).toBe(422)
})

test("a change of address invalidates password resets sent to the old address", async () => {
  const me = await person()
  const email = `moved.${me.user.email}`
  await query(`insert into account_links (hash, workspace_id, user_id, purpose, email, expires_at)
    values ('r${me.user.id}', 1, ${me.user.id}, 'reset', '${me.user.email}', now() + interval '1 hour')`)
  await ask(me, email)
  await confirm(token(email))
  const [link] = await query<{ used: boolean }>(
    `select used_at is not null as used from account_links where hash = 'r${me.user.id}'`,
  )
  expect(link?.used).toBe(true)
})

test("an administrator's change of an address is pending until its user confirms it, and the response says so", async () => {
  const admin = await confirmed(await client("admin"), "admin")
  const me = await person()
  const email = `moved.${me.user.email}`
  await query(`insert into account_settings (workspace_id, user_id, language) values (1, ${me.user.id}, 'de')
    on conflict (workspace_id, user_id) do update set language = 'de'`)
  const { body } = await admin.post("/apps/users/update-user", {
    user: { id: me.user.id, email, company: "Elsewhere" },
  })
  expect([body.user.email, body.user.company]).toEqual([me.user.email, "Elsewhere"])
  const seen = async () => (await admin.get("/api/users/profile", { id: me.user.id })).body.account.pendingEmail
  expect(await seen()).toBe(email)
  expect(mailTo(email)?.subject).toBe("Bestätigen Sie Ihre neue E-Mail-Adresse")
  expect(mailTo(email)?.text).toContain("/de/confirm-address?token=")
  expect(mailTo(me.user.email)?.text).toContain("/de/undo-address?token=")
  await confirm(token(email))
  expect(await seen()).toBeNull()
  expect(await emailOf(me)).toBe(email)
})

test("a taken address is rejected: at once in the same workspace, on confirmation in another", async () => {
  const me = await person()
  const here = await ask(me, "CLIENT@demo.com")
  expect([here.status, Object.keys(here.body.error)]).toEqual([409, ["email"]])
  const elsewhere = await stranger()
  expect((await ask(me, elsewhere.user.email)).status).toBe(200)
  const { status, body } = await confirm(token(elsewhere.user.email))
  expect([status, Object.keys(body.error)]).toEqual([409, ["email"]])
  expect(await emailOf(me)).toBe(me.user.email)
})

test("writing the same address in capitals needs no confirmation", async () => {
  const me = await colleague("editor")
  const email = me.user.email.toUpperCase()
  const { status, body } = await ask(me, email)
  expect([status, body.general.email]).toEqual([200, email])
})
