import { caller, signIn } from "../support/api"
import { contents, query } from "../support/facts"
import { colleague } from "../support/people"

const path = "/account-setting/change-password"
const newPassword = "four unrelated words"

test("a change asks for the old password; after it only the new one signs in", async () => {
  const me = await colleague("editor")
  const password = `the secret of ${me.user.id}`
  const before = await contents()
  const wrong = await me.post(path, { password: "not it", newPassword })
  expect([wrong.status, Object.keys(wrong.body.error)]).toEqual([422, ["password"]])
  const same = await me.post(path, { password, newPassword: password })
  expect([same.status, Object.keys(same.body.error)]).toEqual([422, ["newPassword"]])
  for (const weak of ["short", "aaaaaaaaaaaa", "x".repeat(201), "", null]) {
    const refused = await me.post(path, { password, newPassword: weak })
    expect([weak, refused.status, Object.keys(refused.body.error)]).toEqual([weak, 422, ["newPassword"]])
  }
  expect(await contents()).toEqual(before)
  expect((await me.post(path, { password, newPassword })).body).toEqual({ ended: 0 })
  await expect(signIn(me.user.email, password)).rejects.toThrow("400")
  expect((await signIn(me.user.email, newPassword)).userData.id).toBe(me.user.id)
})

test("ends all other sessions at once", async () => {
  const me = await colleague("editor")
  const password = `the secret of ${me.user.id}`
  const elsewhere = await signIn(me.user.email, password)
  const other = caller(elsewhere.accessToken)
  expect((await other.get("/account-setting/data")).status).toBe(200)
  await query(
    `insert into account_links (hash, workspace_id, user_id, purpose, email, expires_at) values ('h${me.user.id}', 1, ${me.user.id}, 'reset', '${me.user.email}', now() + interval '1 hour')`,
  )
  expect((await me.post(path, { password, newPassword })).body).toEqual({ ended: 1 })
  expect((await other.get("/account-setting/data")).status).toBe(401)
  expect((await me.get("/account-setting/data")).status).toBe(200)
  const refreshed = await other.post("/jwt/refresh-token", { refreshToken: elsewhere.refreshToken })
  expect(refreshed.status).toBe(401)
  const [link] = await query<{ used: boolean }>(
    `select used_at is not null as used from account_links where hash = 'h${me.user.id}'`,
  )
  expect(link?.used).toBe(true)
})

test("of two concurrent changes one wins and the other gets a conflict", async () => {
  const me = await colleague("editor")
  const password = `the secret of ${me.user.id}`
  const responses = await Promise.all(
    ["first new words", "second new words"].map((next) => me.post(path, { password, newPassword: next })),
  )
  const statuses = responses.map(({ status }) => status).sort()
  expect(statuses[0]).toBe(200)
  expect([409, 422]).toContain(statuses[1])
})
