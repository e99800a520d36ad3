import { type Caller, client, stranger } from "../support/api"
import { countStatements, query } from "../support/facts"
import { expectClosedRead } from "../support/planning"

type Employee = Record<
  "full_name" | "post" | "email" | "city" | "age" | "salary" | "start_date" | "experience",
  string
> & {
  id: number
  status: number
}

const path = "/api/datatables/data"
let admin: Caller
let everyone: Employee[]

beforeAll(async () => {
  admin = await client("admin")
  everyone = (await admin.get("/api/datatables/initial-data")).body
})

test("there are 100 employees in a bare array, by ascending id, with the contract's field names", () => {
  expect(everyone.map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, i) => i + 1))
  for (const row of everyone) {
    expect(Object.keys(row).sort()).toEqual(
      "age avatar city email experience full_name id post responsive_id salary start_date status".split(" "),
    )
    expect(row.age).toMatch(/^\d{2}$/)
    expect(row.salary).toMatch(/^\$\d+\.\d{2}$/)
    expect(row.start_date).toMatch(/^[1-9]\d?\/[1-9]\d?\/\d{4}$/)
    expect(row.experience).toMatch(/^(1 Year|(0|[2-9]|[1-9]\d) Years)$/)
  }
  expect(new Set(everyone.map(({ status }) => status))).toEqual(new Set([1, 2, 3, 4, 5]))
  expect(new Set(everyone.map(({ email }) => email)).size).toBe(100)
})

test("an employee who is also a user has the same details", async () => {
  const people: { fullName: string; email: string }[] = (await admin.get("/api/users/list/all-data")).body
  const shared = everyone.filter(({ email }) => people.some((person) => person.email === email))
  expect(shared.length).toBeGreaterThanOrEqual(9)
  for (const { email, full_name } of shared)
    expect(people.find((person) => person.email === email)?.fullName).toBe(full_name)
})

test("the first page has ten rows; allData ignores q", async () => {
  const { body } = await admin.get(path)
  expect(body).toEqual({ allData: everyone, invoices: everyone.slice(0, 10), total: 100 })
  const found = (await admin.get(path, { q: "lindqvist@", perPage: 3 })).body
  expect(found.allData).toEqual(everyone)
})

const searched = ["full_name", "post", "email", "age", "salary", "start_date"] as const

test.each([
  "BERG",
  "cashier",
  "mailbox.example",
  "23896.35",
  "$23896.35",
  "10/19/2026",
  "9/1/20",
  "4",
  "%",
  "_",
  "\\",
  "year",
  "potsdam",
])("q = %s finds rows that contain it in one of the six searched fields", async (q) => {
  const expected = everyone.filter((row) =>
    searched.some((field) => row[field].toLowerCase().includes(q.toLowerCase())),
  )
  const { body } = await admin.get(path, { q: ` ${q} `, perPage: 1000 })
  expect(body.invoices).toEqual(expected)
  expect(body.total).toBe(expected.length)
})

test("other fields are not searched, no word spans two fields, and each word may be in another one", async () => {
  const [first] = everyone as [Employee]
  for (const q of ["Kerava", "Years", `${first.full_name}${first.post}`])
    expect((await admin.get(path, { q })).body).toMatchObject({ invoices: [], total: 0 })
  expect((await admin.get(path, { q: `${first.post} ${first.full_name}` })).body.invoices).toEqual([first])
})

test("date and salary are searched as they appear in the response", async () => {
  await query(
    "insert into employees (workspace_id, id, full_name, post, email, city, start_date, salary, age, experience, status) values (1, 500, 'A', 'b', 'c', 'd', '0099-01-05', 5, 7, 1, 1)",
  )
  for (const q of ["$0.05", "1/5/99"]) {
    const { invoices } = (await admin.get(path, { q })).body
    expect(invoices).toMatchObject([{ id: 500, salary: "$0.05", start_date: "1/5/99", experience: "1 Year" }])
  }
  await query("delete from employees where workspace_id = 1 and id = 500")
})

test("pages don't overlap; past the end the page is empty and the total right", async () => {
  const pages = await Promise.all([1, 2, 3, 4].map((page) => admin.get(path, { page, perPage: 30 })))
  expect(pages.flatMap(({ body }) => body.invoices)).toEqual(everyone)
  expect((await admin.get(path, { page: 99 })).body).toMatchObject({ invoices: [], total: 100 })
  expect((await admin.get(path, { q: "cashier", page: 99 })).body.total).toBeGreaterThan(3)
  expect((await admin.get(path, { perPage: 1000 })).body.invoices).toHaveLength(100)
})

test.each([
  ["page", "0"],
  ["page", "x"],
  ["perPage", "-1"],
  ["perPage", "1001"],
])("%s=%s is a 422 that names the field", async (name, value) => {
  const { status, body } = await admin.get(path, { [name]: value })
  expect([status, Object.keys(body.error)]).toEqual([422, [name]])
})

test("a list takes at most three statements", async () => {
  expect((await countStatements(() => admin.get(path, { q: "berg" }))).length).toBeLessThanOrEqual(3)
  expect((await countStatements(() => admin.get(path, { page: 2 }))).length).toBeLessThanOrEqual(3)
})

test.each([path, "/api/datatables/initial-data", "/api/autocomplete/data"])(
  "%s: signed out 401, client 403, another workspace sees its own",
  async (call) => {
    await expectClosedRead(call)
    const table = call.includes("autocomplete") ? "autocomplete_titles" : "employees"
    const other = await stranger()
    await query(`delete from ${table} where workspace_id = (select max(id) from workspaces)`)
    expect(JSON.stringify((await other.get(call)).body)).not.toMatch(/"id"/)
  },
)

test("autocomplete: 100 titles, rank and id as text, each title once", async () => {
  const { status, body } = await admin.get("/api/autocomplete/data")
  expect([status, Object.keys(body)]).toEqual([200, ["autoComplete"]])
  expect(body.autoComplete).toHaveLength(100)
  body.autoComplete.forEach((entry: Record<string, unknown>, i: number) => {
    expect(entry).toEqual({ title: expect.stringMatching(/\w/), rank: String(i + 1), id: String(i + 1) })
  })
  expect(new Set(body.autoComplete.map(({ title }: { title: string }) => title)).size).toBe(100)
})
