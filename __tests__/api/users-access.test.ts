import { type Caller, client, nobody, stranger } from "../support/api"
import { confirmed } from "../support/confirm"
import { contents, query } from "../support/facts"

const writes: [string, string, object][] = [
  ["POST", "/apps/users/add-user", { fullName: "A B", username: "ab", email: "ab@example.org" }],
  ["POST", "/apps/users/update-user", { user: { id: 3, company: "x" } }],
  ["POST", "/apps/users/update-users", { userIds: [3], dataToUpdate: { status: "active" } }],
  ["POST", "/apps/users/update-details", { details: { id: 3, city: "x" } }],
  ["POST", "/apps/users/update-permissions", { id: 3, permissions: null }],
  ["POST", "/apps/users/delete-users", { userIds: [3] }],
  ["POST", "/apps/users/restore-users", { userIds: [3] }],
  ["POST", "/apps/users/invite-user", { id: 3 }],
  ["DELETE", "/apps/users/delete", { id: 3 }],
  ["DELETE", "/apps/users/avatar", { id: 3 }],
]
const make = (who: Caller, method: string, path: string, input: object) =>
  method === "POST" ? who.post(path, input) : who.delete(path, input as Record<string, unknown>)

test.each(writes)("%s %s: signed out 401, client 403, nothing written", async (method, path, input) => {
  const clientAccount = await client("client")
  const before = await contents()
  expect((await make(nobody, method, path, input)).status).toBe(401)
  expect((await make(clientAccount, method, path, input)).status).toBe(403)
  expect(await contents()).toEqual(before)
})

test("records of another workspace are 404", async () => {
  const other = await confirmed(await stranger(), "long enough 1")
  const id = 1000
  await query(
    `insert into users (workspace_id, id, full_name, username, email) values (1, ${id}, 'Far Away', 'far', 'far@example.org')`,
  )
  const before = await contents()
  const tries: [string, string, object][] = [
    ["POST", "/apps/users/update-user", { user: { id, company: "x" } }],
    ["POST", "/apps/users/update-users", { userIds: [id], dataToUpdate: { status: "active" } }],
    ["POST", "/apps/users/update-details", { details: { id, city: "x" } }],
    ["POST", "/apps/users/update-permissions", { id, permissions: null }],
    ["POST", "/apps/users/delete-users", { userIds: [id] }],
    ["POST", "/apps/users/restore-users", { userIds: [id] }],
    ["POST", "/apps/users/invite-user", { id }],
    ["DELETE", "/apps/users/delete", { id }],
    ["DELETE", "/apps/users/avatar", { id }],
  ]
  for (const [method, path, input] of tries)
    expect([path, (await make(other, method, path, input)).status]).toEqual([path, 404])
  for (const path of ["/api/users/user", "/api/users/profile"]) expect((await other.get(path, { id })).status).toBe(404)
  expect(await contents()).toEqual(before)
})
