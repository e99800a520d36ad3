import { client, nobody } from "../support/api"
import { confirmed, confirmWith } from "../support/confirm"
import { query } from "../support/facts"
import { captureLog, mailTo } from "../support/outbox"
import { addPerson, colleague } from "../support/people"
import { careful } from "../support/two-step"

beforeEach(() => void captureLog())

const passwordOf = (me: { user: { id: number } }) => `the secret of ${me.user.id}`
const subject = (address: string) => mailTo(address)?.subject

test("a new password is announced by e-mail", async () => {
  const me = await colleague("editor")
  const body = { password: passwordOf(me), newPassword: "four unrelated words" }
  await me.post("/account-setting/change-password", { ...body, password: "not it" })
  expect(subject(me.user.email)).toBeUndefined()
  await me.post("/account-setting/change-password", body)
  expect(subject(me.user.email)).toBe("Your password was changed")
})

test("a new role and new permissions are announced by e-mail", async () => {
  const admin = await confirmed(await client("admin"), "admin")
  const me = await colleague("editor")
  await admin.post("/apps/users/update-user", { user: { id: me.user.id, role: "editor", company: "x" } })
  expect(subject(me.user.email)).toBeUndefined()
  await admin.post("/apps/users/update-user", { user: { id: me.user.id, role: "author" } })
  expect(subject(me.user.email)).toBe("Ada Lindqvist changed your permissions")
  captureLog()
  await admin.post("/apps/users/update-permissions", { id: me.user.id, permissions: [] })
  expect(subject(me.user.email)).toBe("Ada Lindqvist changed your permissions")
})

test("a deleted account is announced in its owner's language; users who could never sign in get no e-mail", async () => {
  const admin = await client("admin")
  const [me, other] = [await colleague("editor"), await addPerson()]
  await query(`insert into account_settings (workspace_id, user_id, language) values (1, ${me.user.id}, 'fr')
    on conflict (workspace_id, user_id) do update set language = 'fr'`)
  await admin.post("/apps/users/delete-users", { userIds: [me.user.id, other.id] })
  expect(subject(me.user.email)).toBe("Votre compte a été supprimé")
  expect(subject(other.email)).toBeUndefined()
  const own = await colleague("editor")
  await own.post("/account-setting/delete-account", { password: passwordOf(own) })
  expect(mailTo(own.user.email)?.text).toContain("was deleted from its account settings")
})

test("a recovery code used to confirm is announced by e-mail", async () => {
  const me = await careful()
  captureLog()
  await confirmWith(me, { code: me.recoveryCodes[0] })
  expect([subject(me.user.email), mailTo(me.user.email)?.text]).toEqual([
    "A recovery code was used",
    expect.stringContaining("9 are left"),
  ])
  expect((await nobody.post("/jwt/login", { email: me.user.email, password: me.password })).status).toBe(401)
})
