import { ranges } from "@/lib/core/range"
import { type Caller, client, nobody, stranger } from "../support/api"
import { countStatements, query, uncached } from "../support/facts"
import { listedOrders } from "../support/figures"
import { colleague } from "../support/people"

const analytics = [
  "support-tracker",
  "avg-sessions",
  "revenue-report",
  "goal-overview",
  "revenue",
  "product-orders",
  "sessions-device",
  "customers",
].map((name) => `/card/card-analytics/${name}`)
const statistics = [
  "orders-bar-chart",
  "profit-line-chart",
  "subscribers",
  "revenue",
  "sales",
  "orders",
  "site-traffic",
  "active-users",
  "newsletter",
].map((name) => `/card/card-statistics/${name}`)
const beyond = ["products", "transactions", "timeline", "setup"].map((name) => `/card/card-analytics/${name}`)
const all = [...analytics, ...statistics, ...beyond]
/** The keys that docs/contract.md promises. */
const keys: Record<string, string[]> = {
  "/card/card-analytics/support-tracker": [
    "title",
    "last_days",
    "totalTicket",
    "newTicket",
    "openTicket",
    "responseTime",
  ],
  "/card/card-analytics/avg-sessions": ["sessions", "last_days", "growth", "goal", "users", "retention", "duration"],
  "/card/card-analytics/revenue-report": ["years", "price", "budget"],
  "/card/card-analytics/goal-overview": ["completed", "inProgress"],
  "/card/card-analytics/revenue": ["thisMonth", "lastMonth"],
  "/card/card-analytics/product-orders": ["last_days", "chart_info"],
  "/card/card-analytics/sessions-device": ["last_days", "chart_info"],
  "/card/card-analytics/customers": ["last_days", "listData"],
  "/card/card-statistics/orders-bar-chart": ["title", "statistics", "series"],
  "/card/card-statistics/profit-line-chart": ["title", "statistics", "series"],
  "/card/card-statistics/subscribers": ["series", "analyticsData"],
  "/card/card-statistics/revenue": ["series", "analyticsData"],
  "/card/card-statistics/sales": ["series", "analyticsData"],
  "/card/card-statistics/orders": ["series", "analyticsData"],
  "/card/card-statistics/site-traffic": ["series"],
  "/card/card-statistics/active-users": ["series"],
  "/card/card-statistics/newsletter": ["series"],
}

let admin: Caller

beforeAll(async () => {
  admin = await client("admin")
})

test.each(Object.entries(keys))("%s has the keys of the contract", async (path, wanted) => {
  const { status, body } = await admin.get(path)
  expect(status).toBe(200)
  expect(Object.keys(body)).toEqual(expect.arrayContaining(wanted))
})

test.each(all)("%s: signed out 401, client 403", async (path) => {
  expect((await nobody.get(path)).status).toBe(401)
  expect((await (await client("client")).get(path)).status).toBe(403)
})

test.each(all)("%s costs at most three statements in every range", async (path) => {
  for (const range of ranges) {
    const statements = await countStatements(() => admin.send(path, { search: `?range=${range}`, ...uncached }))
    // Each response is requested once.
    if (range === ranges[0]) expect(statements.length).toBeGreaterThan(0)
    expect(statements.length).toBeLessThanOrEqual(3)
  }
})

describe("in a separate workspace", () => {
  let other: Caller
  let workspace: number

  beforeAll(async () => {
    other = await stranger()
    const [row] = await query<{ id: number }>("select max(id) as id from workspaces")
    workspace = Number(row?.id)
  })

  test("only its own rows are counted", async () => {
    const views = async (who: Caller) => (await who.send("/card/card-statistics/site-traffic", uncached)).body.total
    const [before, ofAdmin] = [await views(other), await views(admin)]
    await query(`delete from orders where workspace_id = ${workspace} and id % 2 = 0`)
    await query(`update metrics set value = value * 2 where workspace_id = ${workspace} and name = 'pageViews'`)
    const { analyticsData } = (await other.get("/card/card-statistics/orders", { range: "last-year" })).body
    const listed = await listedOrders(other)
    const lastYear = String(new Date().getUTCFullYear() - 1)
    expect(analyticsData.orders).toBe(listed.filter(({ placedAt }) => placedAt.startsWith(lastYear)).length)
    expect([await views(other), await views(admin)]).toEqual([2 * before, ofAdmin])
  })

  test("the support tracker counts the tasks of the range, completed or not", async () => {
    const tracker = async (range = "last-28-days") =>
      (await other.get("/card/card-analytics/support-tracker", { range })).body
    const tasks: { id: number; isCompleted: boolean }[] = (await other.get("/apps/todo/tasks")).body
    const open = tasks.filter(({ isCompleted }) => !isCompleted)
    const before = await tracker()
    expect(before.openTicket).toBe(open.length)
    expect(before.totalTicket).toBe(before.openTicket + before.completedTicket)
    expect(before.completedTicket).toBeGreaterThan(0)
    expect(before.responseTime).toBeGreaterThan(0)
    expect(before.newTicket).toBeLessThanOrEqual(before.totalTicket)
    await other.post("/apps/todo/update-task", { task: { id: open[0]?.id, isCompleted: true } })
    const { task } = (await other.post("/apps/todo/add-tasks", { task: { title: "A question about ink" } })).body
    expect(await tracker()).toMatchObject({
      openTicket: before.openTicket,
      completedTicket: before.completedTicket + 1,
      newTicket: before.newTicket + 1,
      totalTicket: before.totalTicket + 1,
    })
    await other.post("/apps/todo/update-task", { task: { id: open[0]?.id, isCompleted: false } })
    await other.delete("/apps/todo/delete-task", { taskId: task.id })
    expect(await tracker()).toEqual(before)
    expect(await tracker("last-year")).toMatchObject({ totalTicket: 0, openTicket: 0, responseTime: 0 })
  })

  test("an empty one returns zeros and says what to do first", async () => {
    const tables = "order_lines order_events orders metrics tasks payments invoice_lines invoices".split(" ")
    const deletes = tables.map((table) => `delete from ${table} where workspace_id = ${workspace}`)
    // Only who erases a workspace may delete issued invoices.
    const erasing = `perform set_config('cornerledger.erasing', '${workspace}', true)`
    await query(`do $$ begin ${[erasing, ...deletes].join("; ")}; end $$`)
    for (const path of [...analytics, ...statistics])
      for (const range of ranges) {
        const { status, body } = await other.get(path, path.endsWith("revenue-report") ? {} : { range })
        expect([path, status]).toEqual([path, 200])
        expect(JSON.stringify(body)).not.toContain("NaN")
        for (const { data } of body.series ?? []) expect(new Set(data)).toEqual(new Set([0]))
        if ("growth" in body) expect(body.growth).toBeNull()
      }
    expect((await other.get("/card/card-analytics/transactions")).body).toEqual({ transactions: [] })
    const { isEmpty, steps } = (await other.get("/card/card-analytics/setup")).body
    expect(isEmpty).toBe(true)
    expect(steps).toEqual([
      { name: "company", done: false },
      { name: "product", done: true },
      { name: "person", done: true },
      { name: "invoice", done: false },
      { name: "order", done: false },
    ])
  })
})

test("the demo workspace is set up", async () => {
  const { isEmpty, steps } = (await admin.get("/card/card-analytics/setup")).body
  expect([isEmpty, steps.every(({ done }: { done: boolean }) => done)]).toEqual([false, true])
})

test("transactions and timeline are newest first and only show what the caller may read", async () => {
  const { transactions } = (await admin.get("/card/card-analytics/transactions")).body
  expect(transactions.length).toBeGreaterThan(4)
  expect(new Set(transactions.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(["order", "payment"]))
  const { acts } = (await admin.get("/card/card-analytics/timeline")).body
  for (const list of [transactions, acts]) {
    const times = list.map(({ at }: { at: string }) => at)
    expect(times).toEqual([...times].sort().reverse())
  }
  const reader = await colleague("author")
  await query(
    `update users set permissions = '[{"action":"read","subject":"Analytics"},{"action":"read","subject":"Task"}]' where workspace_id = 1 and id = ${reader.user.id}`,
  )
  const { forget } = await import("../support/api")
  forget()
  expect((await reader.get("/card/card-analytics/transactions")).body).toEqual({ transactions: [] })
  const seen = (await reader.get("/card/card-analytics/timeline")).body.acts
  expect(new Set(seen.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(["task"]))
})
