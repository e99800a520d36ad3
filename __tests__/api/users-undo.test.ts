import { type Caller, client, forget } from "../support/api"
import { countStatements, query } from "../support/facts"
import { addPerson, colleague } from "../support/people"

/** Sessions stay ended after an undo; the other tables are not part of a workspace's content. */
const besides = [
  // E-mails about a delete remain sent.
  "mail_outbox",
  "sessions",
  "refresh_tokens",
  "account_links",
  "removed_rows",
  "rate_limits",
  "live_pages",
  "audit_events",
  "audit_details",
]

let admin: Caller

beforeAll(async () => {
  admin = await client("admin")
})

/** Every row of every table of workspace 1, as text. */
async function wholeWorkspace(): Promise<Record<string, string[]>> {
  const tables = await query<{ name: string }>(
    "select distinct table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'workspace_id'",
  )
  const wanted = tables.map(({ name }) => name).filter((name) => !besides.includes(name))
  const rows = await query<{ name: string; row: string }>(
    `${wanted.map((name) => `select '${name}' as name, to_jsonb(t)::text as row from "${name}" t where workspace_id = 1`).join(" union all ")} order by 1, 2`,
  )
  const whole: Record<string, string[]> = Object.fromEntries(wanted.sort().map((name) => [name, []]))
  for (const { name, row } of rows) whole[name]?.push(row)
  return whole
}

/** Rows that only one of the two snapshots has. */
const changes = (before: Record<string, string[]>, after: Record<string, string[]>) =>
  Object.keys(before).flatMap((table) => {
    const [had, has] = [new Set(before[table]), new Set(after[table])]
    return [
      ...[...had].filter((row) => !has.has(row)).map((row) => `- ${table} ${row}`),
      ...[...has].filter((row) => !had.has(row)).map((row) => `+ ${table} ${row}`),
    ]
  })

/** The number of rows per table that refer to a user by a foreign key. */
async function rowsOf(id: number): Promise<Record<string, number>> {
  const keys = await query<{ child: string; column: string }>(`
    select c.conrelid::regclass::text as child, a.attname::text as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.confrelid = 'users'::regclass and c.contype = 'f' and a.attname <> 'workspace_id'`)
  const counts = keys
    .filter(({ child }) => !besides.includes(child))
    .map(
      ({ child, column }) =>
        `select '${child}.${column}' as name, count(*)::int as n from ${child} where workspace_id = 1 and ${column} = ${id}`,
    )
  const rows = await query<{ name: string; n: number }>(counts.join(" union all "))
  return Object.fromEntries(rows.filter(({ n }) => n > 0).map(({ name, n }) => [name, n]))
}

const copied = [
  "account_connections",
  "poll_votes",
  "post_marks",
  "post_comments",
  "post_comment_likes",
  "profile_feed_favorites",
  "profile_page_favorites",
  "profile_photos",
]

/** Gives a user a row in every table that refers to users, in addition to the samples. */
async function furnish(who: Caller & { user: { id: number; email: string } }): Promise<void> {
  const { id, email } = who.user
  const done = await Promise.all([
    admin.post("/apps/email/send-email", { email: { to: [email], subject: "Hello", message: "<p>Hello</p>" } }),
    admin.post("/apps/chat/send-msg", { obj: { message: "Hello", contact: { id } } }),
    admin.post("/apps/todo/add-tasks", { task: { title: "Theirs", assignee: { id } } }),
    admin.post("/apps/users/update-details", { details: { id, city: "Lund" } }),
    who.post("/api/bookmarks/update", { id: 1 }),
    who.post("/apps/ecommerce/cart", { productId: 3 }),
    who.post("/apps/ecommerce/wishlist", { productId: 4 }),
    who.post("/profile/add-post", { post: { postText: "Hello" } }),
  ])
  expect(done.map(({ status }) => status).filter((status) => status >= 400)).toEqual([])
  const own = [
    ...["chat_profiles", "profiles", "account_settings"].map(
      (table) => `insert into ${table} (workspace_id, user_id) values (1, ${id}) on conflict do nothing`,
    ),
    `insert into blog_bookmarks (workspace_id, user_id, post_id) select 1, ${id}, min(id) from blog_posts where workspace_id = 1`,
    `insert into profile_follows (workspace_id, user_id, followed_id) values (1, ${id}, 1)`,
    // As another user does.
    ...copied.map(
      (table) => `insert into ${table} select (jsonb_populate_record(other, '{"user_id": ${id}, "id": 9001}')).*
        from ${table} other where workspace_id = 1 limit 1`,
    ),
  ]
  for (const statement of own) await query(statement)
  forget()
}

test("undoing a delete restores the user's rows in every table", async () => {
  const who = await colleague("admin")
  await furnish(who)
  const { id } = who.user
  const before = await wholeWorkspace()
  expect(Object.keys(await rowsOf(id)).length).toBeGreaterThan(20)
  const rows = await countStatements(() => admin.delete("/apps/users/delete", { id }))
  // One each for the user, the remaining administrators, address changes, the delete and its e-mail, and two for foreign keys.
  expect(rows.length).toBeLessThanOrEqual(7)
  expect(await rowsOf(id)).toEqual({})
  const restored = await countStatements(() => admin.post("/apps/users/restore-users", { userIds: [id] }))
  // The last one ends the setting that makes the audit log call the rows restored.
  expect(restored.length).toBeLessThanOrEqual(5)
  expect(changes(before, await wholeWorkspace())).toEqual([])
  expect(await query("select part from removed_rows where workspace_id = 1")).toEqual([])
})

test("sample users can be restored too, together and one by one", async () => {
  const before = await wholeWorkspace()
  const ids = (await admin.get("/api/users/list/all-data")).body
    .map((user: { id: number }) => user.id)
    .filter((id: number) => id !== 1)
  const removed = await countStatements(() => admin.post("/apps/users/delete-users", { userIds: ids }))
  // Deleting one user takes the same number of statements.
  expect(removed.length).toBeLessThanOrEqual(7)
  expect((await admin.post("/apps/users/restore-users", { userIds: ids })).status).toBe(200)
  expect(changes(before, await wholeWorkspace())).toEqual([])
  for (const id of ids) await admin.delete("/apps/users/delete", { id })
  // When the first of two users is restored, the other half of their conversation is still missing.
  for (const id of ids) await admin.post("/apps/users/restore-users", { userIds: [id] })
  expect(changes(before, await wholeWorkspace())).toEqual([])
})

test("changes made after the delete remain: a reassigned task, an edited post", async () => {
  const [first, second] = [await addPerson(), await addPerson()]
  const { task } = (
    await admin.post("/apps/todo/add-tasks", { task: { title: "Handed over", assignee: { id: first.id } } })
  ).body
  await admin.delete("/apps/users/delete", { id: first.id })
  await admin.post("/apps/todo/update-task", { task: { id: task.id, assignee: { id: second.id } } })
  expect((await admin.post("/apps/users/restore-users", { userIds: [first.id] })).status).toBe(200)
  const tasks = (await admin.get("/apps/todo/tasks", { q: "Handed over" })).body
  expect(tasks[0].assignee.fullName).toBe(second.fullName)
})

test("an old session stays ended", async () => {
  const who = await colleague("admin")
  await admin.delete("/apps/users/delete", { id: who.user.id })
  expect((await who.get("/api/users/list/data")).status).toBe(401)
  await admin.post("/apps/users/restore-users", { userIds: [who.user.id] })
  expect((await who.get("/api/users/list/data")).status).toBe(401)
})
