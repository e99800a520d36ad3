import type { CurrencySummary, Deposit } from "@/lib/features/deposits/schema"
import { type CashShop, fund, openCashShop, problems, sealedOn, staffOf, trialBalance } from "../support/cash-shop"
import { query } from "../support/facts"

// One desk over drops, bags and counter deposits, and the policies of shops.

const deposits = "/api/v1/deposits"
type Person = Awaited<ReturnType<typeof staffOf>>
let place: CashShop
let shop: number
let till: number
let safe: number
let manager: Person
let cashier: Person
let witness: Person
let bookkeeper: Person

beforeAll(async () => {
  place = await openCashShop()
  ;[shop, till, safe] = [place.shops[0], place.tills[0], place.safes[0]] as [number, number, number]
  manager = await staffOf(place, "manager", [shop])
  cashier = await staffOf(place, "cashier", [shop])
  witness = await staffOf(place, "cashier", [shop])
  bookkeeper = await staffOf(place, "bookkeeper")
  await fund(place, "till", shop, 100_000)
  await fund(place, "safe", shop, 500_000)
})

const params = (id: number) => ({ id: String(id) })
const drop = async (amount: number, envelope: string, who: Person = cashier) =>
  (await who.post("/api/v1/drops", { till, amount, envelope })).body.id as number
const verify = (id: number, counted: number) => manager.post("/api/v1/drops/{id}/verify", { counted }, params(id))
const bagAct = (id: number, name: string, body: object, who: Person = manager) =>
  who.post(`/api/v1/bank-bags/{id}/${name}`, body, params(id))
const prepare = async (number: string, fifties: number) =>
  (await manager.post("/api/v1/bank-bags", { safe, number, count: { pieces: { 5000: fifties } } })).body.id as number
const seal = (id: number) => bagAct(id, "seal", { sealNumber: "S", witness: witness.user.id })
const list = async (who: Pick<Person, "get">, filters: object = {}) =>
  (await who.get(deposits, { shop, perPage: 100, ...filters })).body as { data: Deposit[]; total: number }
const numbers = async (who: Pick<Person, "get">, filters: object = {}) =>
  (await list(who, filters)).data.map(({ number }) => number)
const summary = async (who: Pick<Person, "get">, filters: object = {}) =>
  (await who.get(`${deposits}/summary`, { shop, ...filters })).body.data[0] as CurrencySummary
const policy = "/api/v1/shops/{id}/deposit-policy"

test("drops, bags and counter deposits are one list that says what each waits for", async () => {
  const verified = await drop(5_000, "E-verified")
  await drop(7_000, "E-pending")
  expect((await verify(verified, 4_900)).status).toBe(200)
  await prepare("B-prepared", 2)
  const sealed = await prepare("B-sealed", 4)
  const away = await prepare("B-away", 6)
  const short = await prepare("B-short", 8)
  const done = await prepare("B-done", 10)
  for (const id of [sealed, away, short, done]) expect((await seal(id)).status).toBe(200)
  await bagAct(away, "dispatch", { carrier: "Loomis" })
  const creditedOn = await sealedOn(place, short)
  expect((await bagAct(short, "credit", { amount: 39_000, creditedOn }, bookkeeper)).status).toBe(200)
  expect((await bagAct(done, "credit", { amount: 50_000, creditedOn }, bookkeeper)).status).toBe(200)
  const counter = { shop, till, amount: 3_000, fee: 100, reference: "R-1" }
  expect((await manager.post("/api/v1/counter-deposits", counter)).status).toBe(201)

  const { data, total } = await list(manager)
  const waits = Object.fromEntries(data.map(({ number, waitsFor }) => [number, waitsFor]))
  expect([total, waits]).toEqual([
    8,
    {
      ...{
        "E-verified": "nothing",
        "E-pending": "verify",
        "B-prepared": "seal",
        "B-sealed": "carry",
        "B-away": "credit",
      },
      ...{ "B-short": "resolve", "B-done": "nothing", "R-1": "nothing" },
    },
  ])
  const facts = Object.fromEntries(data.map(({ number, credited, difference }) => [number, [credited, difference]]))
  expect([facts["E-verified"], facts["E-pending"], facts["B-short"], facts["R-1"]]).toEqual([
    [4_900, -100],
    [null, null],
    [39_000, -1_000],
    [2_900, 0],
  ])
})

test("the list can be narrowed, searched, sorted and paged", async () => {
  expect(await numbers(manager, { waitsFor: "resolve" })).toEqual(["B-short"])
  expect(await numbers(manager, { kind: "drop", sortBy: "amount", order: "asc" })).toEqual(["E-verified", "E-pending"])
  const open = ["B-away", "B-prepared", "B-sealed", "B-short", "E-pending"]
  expect((await numbers(manager, { waitsFor: "anything" })).sort()).toEqual(open)
  expect(await numbers(manager, { q: "b-aw" })).toEqual(["B-away"])
  expect((await numbers(manager, { stage: "in-transit" })).sort()).toEqual(["B-away", "B-sealed"])
  expect((await numbers(manager, { stage: "bank" })).sort()).toEqual(["B-done", "B-short", "R-1"])
  expect(await numbers(manager, { to: "2020-01-01" })).toEqual([])
  const second = await list(manager, { sortBy: "amount", order: "desc", perPage: 3, page: 2 })
  expect([second.total, second.data.length]).toEqual([8, 3])
  expect((await list(manager, { page: 9 })).total).toBe(8)
  expect(await list(manager, { shop: place.shops[1] })).toMatchObject({ data: [], total: 0 })
})

test("where the cash is equals the balances of the ledger, and each figure is the sum of its list", async () => {
  const accounts = await trialBalance(place)
  const balance = (role: string) =>
    accounts.filter((one) => one.role === role && one.shop === shop).reduce((sum, one) => sum + one.balance, 0)
  const { cash, stages, count } = await summary(manager)
  expect([cash.tills, cash.safes, cash.dropPending]).toEqual(["till", "safe", "drop_pending"].map(balance))
  expect(cash.inTransit + cash.missing).toBe(balance("cash_in_transit"))
  expect(cash.missing).toBe(1_000)
  const bank = accounts.find(({ role }) => role === "bank")?.balance
  expect(cash.banked).toBe(bank)
  const sum = async (filters: object) =>
    (await list(manager, filters)).data.reduce((all, { amount }) => all + amount, 0)
  expect([await sum({ stage: "drop-pending" }), await sum({ stage: "in-transit" })]).toEqual([
    cash.dropPending,
    cash.inTransit,
  ])
  const bank0 = (await list(manager, { stage: "bank" })).data.reduce((all, one) => all + one.banked, 0)
  const ofBank = await summary(manager, { stage: "bank" })
  expect([bank0, ofBank.banked]).toEqual([cash.banked, cash.banked])
  expect((await summary(manager, { waitsFor: "resolve" })).difference).toBe(-cash.missing)
  for (const stage of stages) expect(stage.amount).toBe(await sum({ waitsFor: stage.waitsFor }))
  expect(count).toBe((await list(manager)).total)
  expect((await summary(manager, { kind: "drop" })).cash).toEqual(cash)
})

test("a cashier sees own drops only, without what was counted, and no balance of a till or safe", async () => {
  await drop(900, "E-other", manager)
  const { data } = await list(cashier)
  expect(data.map(({ number }) => number).sort()).toEqual(["E-pending", "E-verified"])
  expect(data.flatMap(({ credited, difference }) => [credited, difference])).toEqual([null, null, null, null])
  const { cash } = await summary(cashier)
  expect(cash).toMatchObject({ tills: null, safes: null, dropPending: 7_000, inTransit: 0, banked: 0 })
  const elsewhere = await staffOf(place, "manager", [place.shops[1] as number])
  expect((await list(elsewhere)).total).toBe(0)
  const clerk = await staffOf(place, "stockClerk", [shop])
  expect((await clerk.get(deposits)).status).toBe(403)
})

test("a drop is overdue when the policy of its shop says so", async () => {
  const id = await drop(1_100, "E-late")
  await query(`update drops set dropped_at = now() - interval '3 hours' where workspace_id = 1 and id = ${id}`)
  const overdue = (who: Person) => numbers(who, { overdue: "yes" })
  const listed = async () =>
    (await manager.get("/api/v1/drops", { state: "overdue", shop })).body.data.map((one: { id: number }) => one.id)
  expect([await overdue(manager), await listed()]).toEqual([[], []])
  const changed = await manager.patch(policy, { verifyWithinHours: 2, version: 1 }, params(shop))
  expect([changed.status, changed.body]).toEqual([
    200,
    {
      ...{ shop, bankingDays: [1, 2, 3, 4, 5], verifyWithinHours: 2, creditWithinDays: 3, witnessRequired: true },
      ...{ photoAbove: null, version: 2 },
    },
  ])
  expect([await overdue(manager), await listed()]).toEqual([["E-late"], [id]])
})

test("a bag is due at the end of the last banking day on which it may be credited", async () => {
  const id = await prepare("B-due", 1)
  expect((await seal(id)).status).toBe(200)
  // Friday 5 June 2026, 23:30 in Helsinki.
  await query(
    `update bank_bag_events set at = '2026-06-05T20:30:00Z' where workspace_id = 1 and bag_id = ${id} and kind = 'sealed'`,
  )
  const due = async () => (await list(manager, { q: "B-due" })).data[0]?.dueAt
  expect(await due()).toBe("2026-06-10T21:00:00.000Z")
  const change = (body: object) => manager.patch(policy, body, params(shop))
  expect((await change({ creditWithinDays: 1, bankingDays: [7, 6, 6] })).body.bankingDays).toEqual([6, 7])
  expect(await due()).toBe("2026-06-06T21:00:00.000Z")
  expect((await list(manager, { q: "B-due", overdue: "yes" })).total).toBe(1)
})

test("a bag is sealed without a witness only where the policy of the shop allows it", async () => {
  const id = await prepare("B-alone", 1)
  const alone = () => bagAct(id, "seal", { sealNumber: "S" })
  const refused = await alone()
  expect([refused.status, Object.keys(problems(refused))]).toEqual([422, ["witness"]])
  await manager.patch(policy, { witnessRequired: false }, params(shop))
  expect((await alone()).body.events.at(-1)).toMatchObject({ kind: "sealed", witness: "" })
})

test("a policy is changed by those who may change the shop, and never over somebody else's change", async () => {
  const change = (who: Person, body: object, of = shop) => who.patch(policy, body, params(of))
  expect((await change(cashier, { verifyWithinHours: 1 })).status).toBe(403)
  expect((await change(manager, { verifyWithinHours: 1 }, place.shops[1])).status).toBe(404)
  const stale = await change(manager, { photoAbove: 50_000, version: 1 })
  expect([stale.status, stale.body.current.verifyWithinHours]).toEqual([409, 2])
  expect((await change(manager, { bankingDays: [] })).status).toBe(422)
  const [first, second] = await Promise.all(
    [1, 2].map(() => change(manager, { photoAbove: 50_000, version: stale.body.current.version })),
  )
  expect([first?.status, second?.status].sort()).toEqual([200, 409])
})
