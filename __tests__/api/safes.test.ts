import type { Caller } from "../support/api"
import { balanceOf, type CashShop, fund, isIntact, openCashShop, problems, staffOf } from "../support/cash-shop"
import { query } from "../support/facts"
import { until } from "../support/until"

// Safes, by note and coin.

const safes = "/api/v1/safes"
type Person = Awaited<ReturnType<typeof staffOf>>
type Pieces = Record<number, number>
let place: CashShop
let shop: number
let safe: number
let till: number
let supervisor: Person
let witness: Person

beforeEach(async () => {
  place = await openCashShop()
  ;[shop, safe, till] = [place.shops[0], place.safes[0], place.tills[0]] as [number, number, number]
  supervisor = await staffOf(place, "supervisor", [shop])
  witness = await staffOf(place, "cashier", [shop])
})

const params = (id = safe) => ({ id: String(id) })
const act = (name: string, body: object, who: Pick<Caller, "post"> = supervisor) =>
  who.post(`${safes}/{id}/${name}`, body, params())
const count = (pieces: Pieces, who?: Pick<Caller, "post">) =>
  act("counts", { count: { pieces }, witness: witness.user.id }, who)
const contents = async () => (await supervisor.get(`${safes}/{id}/contents`, {}, params())).body
const held = async () => {
  const { pieces, unsorted, total } = await contents()
  const known = pieces.map((one: { value: number; pieces: number }) => [one.value, one.pieces])
  return { known: Object.fromEntries(known), unsorted, total }
}
const movements = async (more = {}) => (await supervisor.get("/api/v1/safe-movements", { safe, ...more })).body.data

test("money without a count is unsorted, until two people count the safe; the difference is posted", async () => {
  await fund(place, "safe", shop, 30_000)
  expect(await held()).toEqual({ known: {}, unsorted: 30_000, total: 30_000 })
  const counted = await count({ 5000: 5, 2000: 2, 200: 1, 50: 4 })
  expect([counted.status, counted.body.expected, counted.body.variance]).toEqual([200, 30_000, -600])
  expect(await held()).toEqual({ known: { 5000: 5, 2000: 2, 200: 1, 50: 4 }, unsorted: 0, total: 29_400 })
  expect([await balanceOf(place, "safe", shop), await balanceOf(place, "over_short", null)]).toEqual([29_400, 600])
  const [newest] = await movements()
  expect(newest).toMatchObject({ kind: "count", amount: -600, balance: 29_400, expected: 30_000 })
  expect([newest.person, newest.witness]).toEqual([supervisor.user.fullName, witness.user.fullName])
})

test("the witness of a count is another person of the shop", async () => {
  const by = async (id: number) => problems(await act("counts", { count: { pieces: {} }, witness: id })).witness
  const elsewhere = await staffOf(place, "cashier", [place.shops[1] as number])
  expect(await by(supervisor.user.id)).toBe("The witness must be someone else.")
  expect(await by(elsewhere.user.id)).toBe("Choose someone who works in this shop.")
  const { data } = (await supervisor.get(`${safes}/{id}/witnesses`, {}, params())).body
  const ids = data.map(({ id }: { id: number }) => id)
  expect([ids.includes(witness.user.id), ids.includes(supervisor.user.id), ids.includes(elsewhere.user.id)]).toEqual([
    true,
    false,
    false,
  ])
})

test("a float leaves the safe for a till of the shop, in notes and coins that the safe has", async () => {
  await fund(place, "safe", shop, 30_000)
  await count({ 5000: 4, 1000: 10 })
  const lacking = { till, amount: 20_000, count: { pieces: { 20000: 1 } } }
  expect(problems(await act("floats", lacking)).count).toMatch(/^The safe doesn’t have these notes/)
  expect(problems(await act("floats", { till, amount: 20_000 })).count).toMatch(/^Say which notes and coins/)
  expect(problems(await act("floats", { till: place.tills[1], amount: 100 })).till).toBe("Choose a till of this shop.")
  expect(problems(await act("floats", { till, amount: 30_001 })).amount).toMatch(/ has only /)
  const given = await act("floats", { till, amount: 7_000, count: { pieces: { 5000: 1, 1000: 2 } } })
  expect(given.status).toBe(200)
  expect(await held()).toEqual({ known: { 5000: 3, 1000: 8 }, unsorted: 0, total: 23_000 })
  expect([await balanceOf(place, "safe", shop), await balanceOf(place, "till", shop)]).toEqual([23_000, 7_000])
})

test("a float or change sent again with its key moves notes and coins once, whoever sends it", async () => {
  const other = await staffOf(place, "supervisor", [shop])
  await fund(place, "safe", shop, 20_000)
  await count({ 5000: 4 })
  const send = (who: Person, name: string, body: object) =>
    who.send(`${safes}/{id}/${name}`, {
      method: "POST",
      params: params(),
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", "idempotency-key": `${name}-once-${safe}` },
    })
  const note = { amount: 5_000, count: { pieces: { 5000: 1 } } }
  for (const [name, body] of [
    ["floats", { till, ...note }],
    ["change-orders", note],
  ] as const)
    for (const who of [supervisor, other]) expect((await send(who, name, body)).status).toBe(200)
  expect(await held()).toEqual({ known: { 5000: 4 }, unsorted: 0, total: 20_000 })
  const rows = await query<{ n: number }>(
    `select count(*)::int as n from safe_movements where shop_id = ${shop} and entry_id is not null`,
  )
  expect(rows[0]?.n).toBe(2)
})

test("an archived till gets no float", async () => {
  await fund(place, "safe", shop, 1_000)
  await place.admin.patch("/api/v1/tills/{id}", { state: "archived" }, params(till))
  expect(problems(await act("floats", { till, amount: 1_000 })).till).toBe("This till is archived.")
  expect(await balanceOf(place, "till", shop)).toBe(0)
})

test("unsorted money can leave uncounted, and pays for pieces that nobody has counted yet", async () => {
  await fund(place, "safe", shop, 10_000)
  expect((await act("floats", { till, amount: 4_000 })).status).toBe(200)
  expect((await act("floats", { till, amount: 5_000, count: { pieces: { 5000: 1 } } })).status).toBe(200)
  expect(await held()).toEqual({ known: {}, unsorted: 1_000, total: 1_000 })
})

test("change comes in from the bank, and notes are exchanged for coins without an entry", async () => {
  await fund(place, "safe", shop, 10_000)
  await count({ 5000: 2 })
  const rolls = { pieces: {}, rolls: { 200: 1 } }
  expect((await act("change-orders", { amount: 5_000, count: rolls })).status).toBe(200)
  expect([await balanceOf(place, "bank", null), await balanceOf(place, "safe", shop)]).toEqual([-5_000, 15_000])
  const entries = async () =>
    (await place.admin.get("/api/v1/journal-entries", { business: place.business })).body.total
  const before = await entries()
  const given = { pieces: { 5000: 1 } }
  expect(problems(await act("exchanges", { given, received: { pieces: { 100: 49 } } })).received).toMatch(/same value/)
  expect((await act("exchanges", { given, received: { pieces: { 100: 50 } } })).status).toBe(200)
  expect([await entries(), await held()]).toEqual([
    before,
    { known: { 5000: 1, 200: 25, 100: 50 }, unsorted: 0, total: 15_000 },
  ])
  const [newest] = await movements()
  expect(newest).toMatchObject({ kind: "exchange", amount: 0, balance: 15_000, entry: null })
})

test("movements have the balance after each, also those that others posted, on every page", async () => {
  await fund(place, "safe", shop, 1_000)
  await fund(place, "safe", shop, 2_000)
  await act("change-orders", { amount: 4_000 })
  await act("floats", { till, amount: 500 })
  const all = await movements()
  const kinds = all.map(({ kind, amount, balance }: Record<string, unknown>) => [kind, amount, balance])
  expect(kinds).toEqual([
    ["float", -500, 6_500],
    ["change", 4_000, 7_000],
    ["manual", 2_000, 3_000],
    ["manual", 1_000, 1_000],
  ])
  expect(await movements({ page: 2, perPage: 2 })).toEqual(all.slice(2))
})

test("the shop's cashiers get no contents of the safe, those of other shops get 404, and the log has an event", async () => {
  const cashier = await staffOf(place, "cashier", [place.shops[1] as number])
  const read = (who: Person, name: string) => who.get(`${safes}/{id}/${name}`, {}, params())
  expect((await read(witness, "contents")).status).toBe(403)
  expect((await read(cashier, "contents")).status).toBe(404)
  expect((await cashier.get("/api/v1/safe-movements", { safe })).status).toBe(404)
  expect((await act("floats", { till, amount: 1 }, cashier)).status).toBe(403)
  await until(async () => {
    const rows = await query(`select 1 from audit_events where action = 'refused' and actor_id = ${cashier.user.id}
      and record_id = 'GET /api/v1/safes/{id}/contents'`)
    return rows.length === 1
  }, "the refusal is in the audit log")
  expect(await isIntact(place)).toBe(true)
})

test("with more people than a list takes, everybody can still witness, and is found by the name", async () => {
  const rest = "workspace_id, role, email, username, password_hash, status"
  await query(`insert into users (id, full_name, ${rest})
    select next_id(1, 'user'), 'Aaron Crowd ' || n, 1, 'admin', 'crowd' || n || '@example.org', 'crowd.' || n, password_hash, status
    from generate_series(1, 250) n, users where workspace_id = 1 and id = 1`)
  const find = async (q: Record<string, string>) =>
    (await supervisor.get(`${safes}/{id}/witnesses`, q, params())).body.data
  expect((await find({})).length).toBe(50)
  const name = witness.user.fullName
  expect((await find({})).map((one: { name: string }) => one.name)).not.toContain(name)
  expect(await find({ q: name.toUpperCase() })).toEqual([{ id: witness.user.id, name }])
  expect(await find({ q: supervisor.user.fullName })).toEqual([])
  expect((await count({})).status).toBe(200)
  await query("delete from users where full_name like 'Aaron Crowd %'")
})
