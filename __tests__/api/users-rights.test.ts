import { hashPassword } from "@/lib/core/auth/password"
import { png } from "@/scripts/support/samples/sample"
import { type Caller, caller, client, signIn } from "../support/api"
import { confirmed } from "../support/confirm"
import { contents, query } from "../support/facts"
import { colleague } from "../support/people"

/** Every action on a user, as a request by the user's id. */
const actions: Record<string, (who: Caller, id: number) => Promise<{ status: number }>> = {
  "update-user": (who, id) => who.post("/apps/users/update-user", { user: { id, company: "Elsewhere" } }),
  "update-users": (who, id) =>
    who.post("/apps/users/update-users", { userIds: [id], dataToUpdate: { status: "inactive" } }),
  "update-details": (who, id) => who.post("/apps/users/update-details", { details: { id, city: "Elsewhere" } }),
  "update-permissions": (who, id) => who.post("/apps/users/update-permissions", { id, permissions: null }),
  "set avatar": (who, id) =>
    who.send("/apps/users/avatar", {
      method: "POST",
      search: `?id=${id}`,
      body: png as unknown as BodyInit,
      headers: { "content-type": "image/png" },
    }),
  "remove avatar": (who, id) => who.delete("/apps/users/avatar", { id }),
  "invite-user": (who, id) => who.post("/apps/users/invite-user", { id }),
  "reset-two-step": (who, id) => who.post("/apps/users/reset-two-step", { id }),
  delete: (who, id) => who.delete("/apps/users/delete", { id }),
  "delete-users": (who, id) => who.post("/apps/users/delete-users", { userIds: [id] }),
  "restore-users": (who, id) => who.post("/apps/users/restore-users", { userIds: [id] }),
}
/** Rejected for another reason despite the right permissions: they can sign in already, and have no second step. */
const done: Record<string, number> = { "invite-user": 409, "reset-two-step": 409 }

const all = [{ action: "manage", subject: "all" }]
const allOfUsers = ["create", "read", "update", "delete"].map((action) => ({ action, subject: "User" }))

let admin: Caller
let passwordHash: string

beforeAll(async () => {
  admin = await confirmed(await client("admin"), "admin")
  passwordHash = await hashPassword("the same for all")
})

let made = 0

/** A target user who can sign in. */
async function target(role: string, permissions: object | null = null): Promise<number> {
  const name = `target${++made}`
  const [row] = await query<{ id: number }>(`
    insert into users (workspace_id, id, full_name, username, email, role, status, password_hash, permissions)
    values (1, next_id(1, 'user'), '${name}', '${name}', '${name}@example.org', '${role}', 'active', '${passwordHash}',
      ${permissions ? `'${JSON.stringify(permissions)}'` : "null"}) returning id`)
  return row?.id as number
}

/** An acting user with a confirmed sign-in. */
async function actor(role: string, permissions: object | null = null): Promise<Caller> {
  const id = await target(role, permissions)
  const [{ email } = { email: "" }] = await query<{ email: string }>(
    `select email from users where workspace_id = 1 and id = ${id}`,
  )
  return confirmed(caller((await signIn(email, "the same for all")).accessToken), "the same for all")
}

const actors: Record<string, () => Promise<Caller>> = {
  admin: () => actor("admin"),
  "one who may do all by permission": () => actor("editor", all),
  maintainer: () => actor("maintainer"),
  "one with all rights over users": () => actor("editor", allOfUsers),
  "one with only delete User": () => actor("editor", [{ action: "delete", subject: "User" }]),
  editor: () => actor("editor"),
  subscriber: () => actor("subscriber"),
}
const mayAll = ["admin", "one who may do all by permission"]
/** The actions that each role may do on users who aren't administrators. */
const others: Record<string, string[]> = {
  maintainer: ["update-user", "update-users", "update-details", "set avatar", "remove avatar"],
  "one with all rights over users": [
    ...["update-user", "update-users", "update-details", "set avatar", "remove avatar"],
    ...["delete", "delete-users"],
  ],
  "one with only delete User": ["delete", "delete-users"],
}
const targets: Record<string, () => Promise<number>> = {
  admin: () => target("admin"),
  "administrator by permission": () => target("author", all),
  author: () => target("author"),
}

const table = Object.keys(actors).flatMap((who) => Object.keys(targets).map((whom) => [who, whom] as const))

const known = new Map<string, Promise<Caller>>()
const callerOf = (who: string): Promise<Caller> => {
  const caller = known.get(who) ?? (actors[who] as () => Promise<Caller>)()
  known.set(who, caller)
  return caller
}

test.each(table)("the permissions of %s on %s are enforced", async (who, whom) => {
  const [caller, make] = [await callerOf(who), targets[whom] as () => Promise<number>]
  const isAllowed = (act: string) => mayAll.includes(who) || (whom === "author" && (others[who] ?? []).includes(act))
  const [here, deleted] = [await make(), await make()]
  await admin.delete("/apps/users/delete", { id: deleted })
  const before = await contents()
  const refused = Object.entries(actions).filter(([act]) => !isAllowed(act))
  for (const [act, run] of refused) {
    const { status } = await run(caller, act === "restore-users" ? deleted : here)
    expect([act, status]).toEqual([act, 403])
  }
  expect(await contents()).toEqual(before)
  for (const [act, run] of Object.entries(actions).filter(([act]) => isAllowed(act))) {
    const { status } = await run(caller, act === "restore-users" ? deleted : await make())
    expect([act, status]).toEqual([act, done[act] ?? 200])
  }
})

test("users who may delete can undo their own delete and nobody else's", async () => {
  const me = await actor("editor", [{ action: "delete", subject: "User" }])
  const own = await target("author")
  await me.delete("/apps/users/delete", { id: own })
  expect((await me.post("/apps/users/restore-users", { userIds: [own] })).status).toBe(200)
  const theirs = await target("author")
  await admin.delete("/apps/users/delete", { id: theirs })
  expect((await me.post("/apps/users/restore-users", { userIds: [theirs] })).status).toBe(403)
  expect((await admin.post("/apps/users/restore-users", { userIds: [theirs] })).status).toBe(200)
})

test("one administrator among the targets is enough to reject an action on all", async () => {
  const me = await actor("editor", allOfUsers)
  const userIds = [await target("author"), await target("admin")]
  expect((await me.post("/apps/users/delete-users", { userIds })).status).toBe(403)
  const dataToUpdate = { status: "inactive" }
  expect((await me.post("/apps/users/update-users", { userIds, dataToUpdate })).status).toBe(403)
})

test("users can edit themselves whatever their permissions", async () => {
  const me = await colleague("author")
  expect((await me.post("/account-setting/update-general", { general: { company: "Mine" } })).status).toBe(200)
})
