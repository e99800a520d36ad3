import { scanAll } from "@/lib/features/cash-exceptions/service/scan"
import { fund, sealedOn } from "../support/cash-shop"
import { ago, openWatchedShop, params, type WatchedShop } from "../support/exceptions"
import { query } from "../support/facts"
import { runAll } from "../support/jobs"

// Exceptions in a shop's cash open and close automatically: at the safe, at the bank, and when a till is closed.

const v1 = "/api/v1"
let place: WatchedShop["place"]
let shop: WatchedShop["shop"]
let till: WatchedShop["till"]
let safe: WatchedShop["safe"]
let cashier: WatchedShop["cashier"]
let supervisor: WatchedShop["supervisor"]
let manager: WatchedShop["manager"]
let bookkeeper: WatchedShop["bookkeeper"]
let exceptions: WatchedShop["exceptions"]
let openOf: WatchedShop["openOf"]
let taskOf: WatchedShop["taskOf"]

beforeAll(async () => {
  ;({ place, shop, till, safe, cashier, supervisor, manager, bookkeeper, exceptions, openOf, taskOf } =
    await openWatchedShop())
})

/** Updates a till session with its triggers disabled, because they reject such changes from everybody. */
async function changeSession(change: string, id: number): Promise<void> {
  await query("alter table till_sessions disable trigger user")
  await query(`update till_sessions set ${change} where id = ${id}`)
  await query("alter table till_sessions enable trigger user")
}

test("a safe above its insured limit, and one that nobody has counted for a week, are exceptions until banked and counted", async () => {
  await query(`update safes set insured_limit = 50000, created_at = ${ago(24 * 8)} where shop_id = ${shop}`)
  await fund(place, "safe", shop, 100_000)
  await runAll()
  const over = await openOf("safe-over-limit")
  expect(over?.amount).toBeGreaterThanOrEqual(100_000)
  expect((await taskOf(over?.task as number)).title).toBe("Take cash of A to the bank")
  expect(await openOf("safe-uncounted")).toMatchObject({ subject: shop, amount: null })
  const count = { pieces: { 10000: 2 } }
  const counted = await manager.post(
    `${v1}/safes/{id}/counts`,
    { count, witness: supervisor.user.id, note: "" },
    params(safe),
  )
  expect(counted.status).toBe(200)
  await runAll()
  expect([await openOf("safe-over-limit"), await openOf("safe-uncounted")]).toEqual([undefined, undefined])
  const [closed] = await exceptions(place.admin, { kind: "safe-uncounted", state: "closed" })
  expect(closed).toMatchObject({ closedBy: { name: manager.user.fullName } })
})

test("a bag is an exception when the bank is late, and another one when it credits another amount", async () => {
  const bag = (await manager.post(`${v1}/bank-bags`, { safe, number: "B-LATE", count: { pieces: { 10000: 1 } } })).body
    .id
  const sealed = await manager.post(
    `${v1}/bank-bags/{id}/seal`,
    { sealNumber: "S1", witness: supervisor.user.id },
    params(bag),
  )
  expect(sealed.status).toBe(200)
  await runAll()
  expect(await openOf("bag-uncredited")).toBeUndefined()
  await query(`update bank_bag_events set at = ${ago(24 * 8)} where bag_id = ${bag} and kind = 'sealed'`)
  await scanAll()
  const late = await openOf("bag-uncredited")
  expect(late).toMatchObject({ subject: bag, amount: 10_000 })
  // The task is for the owner, who created the business: a manager may not record the bank's credit.
  expect((await taskOf(late?.task as number)).assignee.fullName).toBe("Ada Lindqvist")
  await bookkeeper.post(
    `${v1}/bank-bags/{id}/credit`,
    { amount: 9_000, creditedOn: await sealedOn(place, bag) },
    params(bag),
  )
  await runAll()
  expect(await openOf("bag-uncredited")).toBeUndefined()
  expect(await openOf("bag-difference")).toMatchObject({ subject: bag, amount: -1_000 })
  const resolved = await bookkeeper.post(
    `${v1}/bank-bags/{id}/resolve`,
    { resolution: "accepted", reason: "A note was missing" },
    params(bag),
  )
  expect(resolved.status).toBe(200)
  await runAll()
  expect(await openOf("bag-difference")).toBeUndefined()
})

test("a till that is open after its day, and a difference that nobody reviewed, are exceptions", async () => {
  const count = { pieces: { 1000: 1 } }
  const opened = await cashier.post(`${v1}/till-sessions`, { till, count })
  expect(opened.status).toBe(201)
  const id = opened.body.id
  await changeSession(`business_date = business_date - 2`, id)
  await scanAll()
  const late = await openOf("till-unclosed")
  expect(late).toMatchObject({ subject: id, amount: null })
  await query(`update shops set variance_tolerance = 100 where id = ${shop}`)
  await changeSession(
    `state = 'closed', expected_closing = 1000, counted_closing = 760, closed_at = now(), closed_by = ${cashier.user.id},
    closed_by_name = 'Cashier'`,
    id,
  )
  await scanAll()
  expect(await openOf("till-unclosed")).toBeUndefined()
  expect(await openOf("variance-unreviewed")).toMatchObject({ subject: id, amount: -240 })
  const reviewed = await manager.post(`${v1}/till-sessions/{id}/review`, {}, params(id))
  expect(reviewed.status).toBe(200)
  await runAll()
  expect(await openOf("variance-unreviewed")).toBeUndefined()
})
