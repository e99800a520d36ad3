import { scanAll } from "@/lib/features/cash-exceptions/service/scan"
import { stranger } from "../support/api"
import { fund } from "../support/cash-shop"
import { ago, notesOf, openWatchedShop, params, type WatchedShop } from "../support/exceptions"
import { query } from "../support/facts"
import { runAll } from "../support/jobs"

// Exceptions in a shop's cash open and close automatically, with a task and notifications.

const v1 = "/api/v1"
let place: WatchedShop["place"]
let shop: WatchedShop["shop"]
let till: WatchedShop["till"]
let cashier: WatchedShop["cashier"]
let supervisor: WatchedShop["supervisor"]
let manager: WatchedShop["manager"]
let exceptions: WatchedShop["exceptions"]
let openOf: WatchedShop["openOf"]
let taskOf: WatchedShop["taskOf"]

beforeAll(async () => {
  ;({ place, shop, till, cashier, supervisor, manager, exceptions, openOf, taskOf } = await openWatchedShop())
})

test("an envelope that waits for too long becomes a task and notifications, and all three close once it is verified", async () => {
  await fund(place, "till", shop, 50_000)
  const envelope = "LATE-1"
  const drop = (await supervisor.post(`${v1}/drops`, { till, amount: 20_000, envelope })).body.id
  await runAll()
  expect(await openOf("drop-unverified")).toBeUndefined()
  await query(`update drops set dropped_at = ${ago(25)} where id = ${drop}`)
  await scanAll()
  await scanAll()
  const found = await exceptions(manager, { kind: "drop-unverified" })
  expect(found).toEqual([expect.objectContaining({ subject: drop, amount: 20_000, name: envelope, closedAt: null })])
  const link = `/business/deposit-to-safe?shop=${shop}&q=${envelope}`
  expect((await notesOf(manager, link))[0]).toMatchObject({
    data: { exception: "dropUnverified", title: envelope, who: "A" },
    isRead: false,
  })
  // The supervisor dropped the envelope and so may not verify it; a cashier may not even see the exception.
  expect([await notesOf(supervisor, link), await notesOf(cashier, link)]).toEqual([[], []])
  const task = found[0]?.task as number
  expect(await taskOf(task)).toMatchObject({
    title: "Verify envelope LATE-1 in A",
    assignee: { fullName: manager.user.fullName },
    isCompleted: false,
    description: expect.stringContaining(`href="/business/deposit-to-safe?shop=${shop}&amp;q=${envelope}"`),
  })
  await manager.post(`${v1}/drops/{id}/verify`, { counted: 20_000 }, params(drop))
  await runAll()
  expect(await openOf("drop-unverified")).toBeUndefined()
  const [closed] = await exceptions(place.admin, { kind: "drop-unverified", state: "closed" })
  expect(closed).toMatchObject({ closedBy: { id: manager.user.id, name: manager.user.fullName } })
  const done = await taskOf(task)
  expect([done.isCompleted, done.description]).toEqual([
    true,
    expect.stringContaining(`Solved by ${manager.user.fullName}.`),
  ])
  expect((await notesOf(manager, link))[0]).toMatchObject({ isRead: true, data: { solvedBy: manager.user.fullName } })
})

test("a shop's own policy says how long an envelope may wait", async () => {
  await fund(place, "till", shop, 50_000)
  const drop = (await cashier.post(`${v1}/drops`, { till, amount: 1_000, envelope: "POLICY" })).body.id
  await query(`update drops set dropped_at = ${ago(25)} where id = ${drop}`)
  await query(`insert into deposit_policies (workspace_id, business_id, shop_id, banking_days, verify_within_hours,
    credit_within_days, witness_required) values (1, ${place.business}, ${shop}, '[1, 2, 3, 4, 5, 6, 7]', 48, 2, true)`)
  await scanAll()
  expect(await openOf("drop-unverified")).toBeUndefined()
  await query(`update drops set dropped_at = ${ago(49)} where id = ${drop}`)
  await scanAll()
  expect(await openOf("drop-unverified")).toMatchObject({ subject: drop })
  await cashier.post(`${v1}/drops/{id}/cancel`, { reason: "Counted again" }, params(drop))
  await runAll()
  expect(await openOf("drop-unverified")).toBeUndefined()
})

test("a till above its threshold is told to those who may see what is in it, without a task", async () => {
  await query(`update shops set drop_threshold = 30000 where id = ${shop}`)
  await fund(place, "till", shop, 90_000)
  await runAll()
  const found = await openOf("till-over-threshold")
  expect(found).toMatchObject({ subject: till, task: null })
  expect(found?.amount).toBeGreaterThan(90_000)
  const link = `/business/deposit-to-safe?shop=${shop}`
  expect([(await notesOf(manager, link)).length, (await notesOf(cashier, link)).length]).toEqual([1, 0])
  const titles = (await place.admin.get("/apps/todo/tasks")).body.map(({ title }: { title: string }) => title)
  expect(titles.filter((title: string) => title.includes("A1"))).toEqual([])
  const amount = (found?.amount as number) - 10_000
  const drop = (await cashier.post(`${v1}/drops`, { till, amount, envelope: "BIG" })).body.id
  await runAll()
  expect(await openOf("till-over-threshold")).toBeUndefined()
  await supervisor.post(`${v1}/drops/{id}/verify`, { counted: amount }, params(drop))
})

test("nobody sees exceptions of a shop where they may not see expected cash", async () => {
  await query(`update shops set drop_threshold = 1 where business_id = ${place.business}`)
  await fund(place, "till", place.shops[1] as number, 5_000)
  await runAll()
  const refused = await cashier.get(`${v1}/cash-exceptions`)
  expect([refused.status, refused.body.code]).toEqual([403, "forbidden"])
  const other = { shop: place.shops[1] }
  expect((await exceptions(place.admin, other)).length).toBe(1)
  expect(await exceptions(manager, other)).toEqual([])
  expect(await exceptions(await stranger(), {})).toEqual([])
  const { data } = (await place.admin.get(`${v1}/business-figures`)).body
  const figure = data.find(({ business }: { business: number }) => business === place.business)
  expect(figure.exceptions).toBe((await exceptions(place.admin, { shop: "", business: place.business })).length)
})
