import { type Caller, client, nobody, stranger } from "../support/api"
import { countStatements } from "../support/facts"
import { colleague } from "../support/people"
import { serverUrl } from "../support/store"

interface Found {
  kind: string
  id: number
  title: string
  detail: string
  link: string
}
const find = async (who: Caller, q: string): Promise<Found[]> =>
  (await who.get("/api/main-search/records", { q })).body.records
const kinds = (records: Found[]) => [...new Set(records.map(({ kind }) => kind))].sort()

test("records of every kind are found by text, at most four per kind, each with the screen that opens it", async () => {
  const admin = await client("admin")
  const records = await find(admin, "an")
  for (const kind of ["users", "invoices", "products", "mails", "tasks"]) {
    const some = records.filter((record) => record.kind === kind)
    expect([kind, some.length > 0 && some.length <= 4]).toEqual([kind, true])
  }
  for (const { kind, id, link } of records) {
    if (kind === "users") expect(link).toBe(`/apps/user/view/${id}`)
    if (kind === "invoices") expect(link).toBe(`/apps/invoice/preview/${id}`)
    if (kind === "tasks") expect(link).toBe(`/apps/todo?task=${id}`)
    if (kind === "mails") expect(link).toMatch(new RegExp(`^/apps/email(/\\w+)?\\?mail=${id}$`))
  }
})

test("case is ignored, and % and _ are ordinary characters", async () => {
  const admin = await client("admin")
  const [person] = (await find(admin, "ADA LINDQ")).filter(({ kind }) => kind === "users")
  expect(person?.title).toBe("Ada Lindqvist")
  expect(await find(admin, "%%")).toEqual([])
  expect(await find(admin, "__")).toEqual([])
  const { task } = (await admin.post("/apps/todo/add-tasks", { task: { title: "100%_sure thing" } })).body
  expect((await find(admin, "100%_sure")).map(({ id, kind }) => [kind, id])).toEqual([["tasks", task.id]])
})

test("articles are found by their texts too, matching titles first", async () => {
  const admin = await client("admin")
  const article = { categoryId: 1, content: "<p>Feed the <strong>walrus</strong> at noon.</p>" }
  await admin.post("/faq/add-article", { article: { ...article, title: "Animals" } })
  await admin.post("/faq/add-article", { article: { ...article, title: "A walrus", content: "<p>None.</p>" } })
  const found = (await find(admin, "walrus")).filter(({ kind }) => kind === "articles")
  expect(found.map(({ title }) => title)).toEqual(["A walrus", "Animals"])
  expect((await find(admin, "strong>")).filter(({ kind }) => kind === "articles")).toEqual([])
})

test("only readable records are found: none by a client, no e-mails of others by a colleague, and per workspace", async () => {
  expect(await find(await client("client"), "an")).toEqual([])
  const author = await colleague("author")
  expect(kinds(await find(author, "an"))).not.toContain("mails")
  const admin = await client("admin")
  await admin.post("/apps/todo/add-tasks", { task: { title: "Quite unmistakable" } })
  expect((await find(author, "unmistakable")).map(({ kind }) => kind)).toEqual(["tasks"])
  expect(await find(await stranger(), "unmistakable")).toEqual([])
  expect((await nobody.get("/api/main-search/records", { q: "an" })).status).toBe(401)
})

test("deleted tasks and e-mails are not found; an empty text is rejected", async () => {
  const admin = await client("admin")
  const { task } = (await admin.post("/apps/todo/add-tasks", { task: { title: "Gone tomorrow" } })).body
  expect(await find(admin, "gone tomorrow")).toHaveLength(1)
  await admin.delete("/apps/todo/delete-task", { taskId: task.id })
  expect(await find(admin, "gone tomorrow")).toEqual([])
  expect((await admin.get("/api/main-search/records", { q: " " })).status).toBe(422)
  expect((await admin.get("/api/main-search/records")).status).toBe(422)
})

test("a search writes nothing, so cached responses stay cached", async () => {
  const admin = await client("admin")
  const reads = () =>
    Promise.all([find(admin, "lindq"), admin.get("/apps/todo/counts"), admin.get("/apps/email/emails")])
  await reads()
  await find(admin, "another")
  const again = await countStatements(reads)
  // Other processes may write to a PostgreSQL server at any time, so it is always queried.
  expect(again.length > 0).toBe(serverUrl !== undefined)
})
