import { type Caller, caller, client, nobody } from "../support/api"
import { type ApiLine, addBusiness, booksApi, capital, ofBusiness, v1 } from "../support/books-api"
import { confirmed } from "../support/confirm"
import { query } from "../support/facts"
import { addPerson, colleague } from "../support/people"

// The books survive the users who wrote them, and are only deleted with the workspace, which asks for an export first.

const password = "a long enough secret"
let made = 0

/** The only user of a new workspace, with a business. */
async function founder() {
  const email = `founder${++made}@books.example`
  const { body } = await nobody.post("/jwt/register", { email, username: `booksfounder${made}`, password })
  const admin = caller(body.accessToken)
  const business = await addBusiness(admin)
  const { workspace_id: workspace } = (
    await query<{ workspace_id: number }>(`select workspace_id from users where email = '${email}'`)
  )[0] as { workspace_id: number }
  return { admin, business, email, workspace, ...booksApi(() => ({ admin, business })) }
}

const id = (business: number) => ({ id: String(business) })
async function deletionOf(who: Caller) {
  const { status, body } = await who.get("/account-setting/deletion")
  expect([status, body]).toEqual([200, expect.anything()])
  return body
}
const remove = (who: Caller, more: object = {}) => who.post("/account-setting/delete-account", { password, ...more })
const entriesIn = async (workspace: number) =>
  (await query(`select 1 from journal_entries where workspace_id = ${workspace}`)).length
async function download(who: Caller, business: number) {
  const { status, body } = await who.get(ofBusiness("journal"), { format: "hledger" }, id(business))
  expect([status, new TextDecoder().decode(body).includes("Assets:1010")]).toEqual([200, true])
}

describe("a workspace with books", () => {
  test("is not deleted before they are exported up to the last entry", async () => {
    const { admin, business, workspace, post } = await founder()
    expect(await deletionOf(admin)).toEqual({ ofWorkspace: true, books: [] })
    await post(capital)
    const lost = { business, name: "Lindqvist Oy", entries: 1, lastDate: "2026-06-15" }
    expect((await deletionOf(admin)).books).toEqual([{ ...lost, exportedAt: null, exportedEntries: 0 }])
    const refused = await remove(admin)
    expect([refused.status, refused.body.error]).toEqual([
      409,
      {
        withoutExport: [
          "Download the books of Lindqvist Oy first, or type your e-mail address to delete them without a copy.",
        ],
      },
    ])
    await download(admin, business)
    expect((await deletionOf(admin)).books).toEqual([
      { ...lost, exportedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), exportedEntries: 1 },
    ])
    await post(capital)
    expect((await deletionOf(admin)).books[0]).toMatchObject({ entries: 2, exportedEntries: 1 })
    expect((await remove(admin)).status).toBe(409)
    expect(await entriesIn(workspace)).toBe(2)
    await download(admin, business)
    expect((await remove(admin)).body).toEqual({ deleted: true })
    expect(await entriesIn(workspace)).toBe(0)
  })

  test("is deleted without an export if its last user types their e-mail address", async () => {
    const { admin, email, workspace, post } = await founder()
    await post(capital)
    const wrong = await remove(admin, { withoutExport: "somebody@books.example" })
    expect([wrong.status, wrong.body.error]).toEqual([
      422,
      { withoutExport: ["This is not the e-mail address of your account."] },
    ])
    expect(await entriesIn(workspace)).toBe(1)
    expect((await remove(admin, { withoutExport: ` ${email.toUpperCase()}` })).status).toBe(200)
    expect(await entriesIn(workspace)).toBe(0)
  })

  test("must have the books of each business exported", async () => {
    const { admin, business, post } = await founder()
    await post(capital)
    const other = await addBusiness(admin)
    await admin.post(`${v1}/journal-entries`, {
      ...{ business: other, businessDate: "2026-06-16" },
      lines: capital.map(([account, amount]) => ({ account, amount })),
    })
    await download(admin, business)
    expect((await deletionOf(admin)).books.map((book: { exportedEntries: number }) => book.exportedEntries)).toEqual([
      1, 0,
    ])
    expect((await remove(admin)).status).toBe(409)
    await download(admin, other)
    expect((await remove(admin)).status).toBe(200)
  })

  test("an export that was refused does not count, and is not in the log", async () => {
    const { admin, business, post, workspace } = await founder()
    await post(capital)
    const stranger = await founder()
    expect((await stranger.admin.get(ofBusiness("journal"), { format: "csv" }, { id: "4711" })).status).toBe(404)
    expect((await admin.get(ofBusiness("journal"), { format: "csv" }, { id: String(business + 1) })).status).toBe(404)
    const exports = `select record_id from audit_events where action = 'exported' and workspace_id = ${workspace}`
    expect(await query(exports)).toEqual([])
    await download(admin, business)
    expect(await query(exports)).toEqual([{ record_id: `${business}/1` }])
  })
})

describe("the books", () => {
  let admin: Caller
  let business: number
  const { get, entry } = booksApi(() => ({ admin, business }))
  const postAs = (who: Caller, lines: ApiLine[], memo: string) =>
    who.post(`${v1}/journal-entries`, entry(lines, { memo }))
  const iou: ApiLine[] = [
    ["1200", 5_000, { party: "customer:77" }],
    ["1010", -5_000],
  ]

  beforeAll(async () => {
    admin = await client("admin")
    business = await addBusiness(admin)
  })

  test("keep the names of people who were deleted, and stay intact", async () => {
    const me = await colleague("admin")
    const posted = (await postAs(me, capital, "Float")).body
    const { hash } = await get("verify")
    const name = posted.actor.name
    expect(name.length).toBeGreaterThan(0)
    const gone = await me.post("/account-setting/delete-account", { password: `the secret of ${me.user.id}` })
    expect(gone.body).toEqual({ deleted: true })
    const kept = (await admin.get(`${v1}/journal-entries/{id}`, {}, { id: posted.id })).body
    expect(kept).toMatchObject({ actor: { name }, hash: posted.hash })
    expect(await get("verify")).toMatchObject({ isIntact: true, hash })
  })

  test("are the same after a user is deleted and restored", async () => {
    const person = await addPerson()
    const { entries, hash } = await get("verify")
    await admin.delete("/apps/users/delete", { id: person.id })
    expect(await get("verify")).toMatchObject({ isIntact: true, entries, hash })
    await admin.post("/apps/users/restore-users", { userIds: [person.id] })
    expect(await get("verify")).toMatchObject({ isIntact: true, entries, hash })
  })

  test("are in a person's archive as far as the person wrote them, without others' names and parties", async () => {
    const me = await colleague("admin")
    const other = await colleague("admin")
    await postAs(other, capital, "Somebody else's secret")
    const mine = (await postAs(me, capital, "My own")).body
    expect((await postAs(me, iou, "For a customer")).status).toBe(201)
    await query("select 1")
    await confirmed(me, `the secret of ${me.user.id}`)
    const { data } = (await me.get("/account-setting/export")).body
    expect(data.journal_entries.map(({ memo }: { memo: string }) => memo).sort()).toEqual(["For a customer", "My own"])
    expect(data.journal_entries.find((one: { id: string }) => one.id === mine.id)).toMatchObject({
      actor_id: me.user.id,
      actor_name: mine.actor.name,
      business_date: "2026-06-15",
    })
    expect(data.postings).toHaveLength(4)
    const text = JSON.stringify([data.journal_entries, data.postings])
    expect(text).not.toContain("Somebody else's secret")
    expect(text).not.toContain("customer:77")
    expect(text).not.toMatch(/"(approver_name|approver_id|request_hash|idempotency_key)":/)
  })

  test("are reached by no cascade, so no delete with undo contains a posting", async () => {
    const tables = "'books','accounts','journal_entries','postings','account_balances','account_days','periods'"
    const found = await query(
      `select conrelid::regclass::text as child, confdeltype from pg_constraint
       where contype = 'f' and conrelid::regclass::text in (${tables}) and confdeltype <> 'a'`,
    )
    expect(found).toEqual([])
  })
})

test("clearing the samples keeps the books", async () => {
  const { admin, get, post } = await founder()
  await post(capital)
  const { entries, hash } = await get("verify")
  await confirmed(admin, password)
  expect((await admin.post("/account-setting/clear-samples", { confirm: true })).body).toEqual({ cleared: true })
  expect(await get("verify")).toMatchObject({ isIntact: true, entries, hash })
})
