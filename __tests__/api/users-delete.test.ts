import { type Caller, client } from "../support/api"
import { contents, query } from "../support/facts"
import { addPerson } from "../support/people"

let admin: Caller

beforeAll(async () => {
  admin = await client("admin")
})

test("removes the user and returns the id; the second time it is 404", async () => {
  const { id } = await addPerson()
  const { status, body } = await admin.delete("/apps/users/delete", { id })
  expect([status, body]).toEqual([200, { id }])
  expect((await admin.get("/api/users/user", { id })).status).toBe(404)
  expect(await query(`select 1 from users where workspace_id = 1 and id = ${id}`)).toEqual([])
  expect((await admin.delete("/apps/users/delete", { id })).status).toBe(404)
  expect((await admin.delete("/apps/users/delete")).status).toBe(422)
})

test("deleting the caller is a 409", async () => {
  const { status, body } = await admin.delete("/apps/users/delete", { id: 1 })
  expect([status, body.code]).toEqual([409, "conflict"])
  expect(body.error.id[0]).toMatch(/\w/)
  expect((await admin.post("/apps/users/delete-users", { userIds: [1] })).status).toBe(409)
})

test("undo restores a user unchanged, with details", async () => {
  const user = await addPerson({ company: "Kept" })
  await admin.post("/apps/users/update-details", { details: { id: user.id, city: "Lund" } })
  const before = (await admin.get("/api/users/profile", { id: user.id })).body
  await admin.delete("/apps/users/delete", { id: user.id })
  const { status, body } = await admin.post("/apps/users/restore-users", { userIds: [user.id] })
  expect([status, body]).toEqual([200, { users: [user] }])
  expect((await admin.get("/api/users/profile", { id: user.id })).body).toEqual(before)
  expect((await admin.post("/apps/users/restore-users", { userIds: [user.id] })).status).toBe(404)
})

test("undo ends after an hour, and is impossible if the e-mail has been taken", async () => {
  const user = await addPerson()
  await admin.delete("/apps/users/delete", { id: user.id })
  await query(`update removed_rows set removed_at = now() - interval '61 minutes' where id = ${user.id}`)
  expect((await admin.post("/apps/users/restore-users", { userIds: [user.id] })).status).toBe(404)
  const given = await addPerson()
  await admin.delete("/apps/users/delete", { id: given.id })
  await addPerson({ email: given.email })
  const { status, body } = await admin.post("/apps/users/restore-users", { userIds: [given.id] })
  expect([status, Object.keys(body.error)]).toEqual([409, ["email"]])
})

test("several at once succeed or fail together", async () => {
  const ids = [(await addPerson()).id, (await addPerson()).id]
  const before = await contents()
  expect((await admin.post("/apps/users/delete-users", { userIds: [...ids, 99_999] })).status).toBe(404)
  expect(await contents()).toEqual(before)
  const { status, body } = await admin.post("/apps/users/delete-users", { userIds: ids })
  expect([status, body]).toEqual([200, { ids }])
  expect((await admin.post("/apps/users/restore-users", { userIds: ids })).status).toBe(200)
})
