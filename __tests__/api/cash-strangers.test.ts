import { endpoints } from "@/lib/features"
import { sampleOf } from "../support/bodies"
import { type CashShop, fund, openCashShop, staffOf } from "../support/cash-shop"
import { query } from "../support/facts"
import { documentWithThings, inlined, operationsOf } from "../support/openapi"
import { openTill } from "../support/till-day"
import { until } from "../support/until"

// People of shop A ask for the cash of shop B: it doesn't exist for them, and the audit log has their question.

const v1 = "/api/v1"
const nouns = ["till-sessions", "drops", "safes", "bank-bags", "counter-deposits"]
const document = documentWithThings()

type Person = Awaited<ReturnType<typeof staffOf>>
let place: CashShop
let ids: Record<string, number>
beforeAll(async () => {
  place = await openCashShop()
  const [shop, till, safe] = [place.shops[1], place.tills[1], place.safes[1]] as [number, number, number]
  await fund(place, "till", shop, 10_000)
  const { admin } = place
  const made = async (path: string, body: object) => (await admin.post(`${v1}/${path}`, body)).body.id
  ids = {
    "till-sessions": (await openTill(admin, till, { 5000: 2 })).body.id,
    drops: await made("drops", { till, amount: 1_000, envelope: "B" }),
    safes: safe,
    "bank-bags": await made("bank-bags", { safe, number: "B", count: { pieces: { 500: 1 } } }),
    "counter-deposits": await made("counter-deposits", { shop, till: null, amount: 1_000 }),
  }
  expect(Object.values(ids)).toEqual(nouns.map(() => expect.any(Number)))
})

const calls = endpoints.filter(({ path }) => nouns.some((noun) => path.startsWith(`${v1}/${noun}/{id}`)))

/** A body that fits the schema, about shop B where it names a place, and without a photo. */
function bodyOf({ method, path }: (typeof calls)[number]): object | undefined {
  if (method === "GET") return undefined
  const found = operationsOf(document).find((one) => one.method === method && one.path === path)
  const schema = found?.operation.requestBody?.content["application/json"]?.schema
  const [shop, till, safe] = [place.shops[1], place.tills[1], place.safes[1]]
  return schema ? { ...(sampleOf(inlined(document, schema), true) as object), shop, till, safe, photo: "" } : {}
}

/** Sends a call about shop B. @returns its status */
async function statusOf(who: Person, call: (typeof calls)[number]): Promise<number> {
  const id = ids[call.path.split("/")[3] as string]
  const body = bodyOf(call)
  const { status } = await who.send(call.path, {
    method: call.method,
    params: { id: String(id) },
    ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  })
  return status
}

/** The calls that the audit log says were refused to somebody. */
const refusedTo = async ({ user }: Person) =>
  (
    await query<{ name: string }>(
      `select record_id as name from audit_events where action = 'refused' and actor_id = ${user.id} order by 1`,
    )
  ).map(({ name }) => name)

test("a cashier of shop A asks for the safe of shop B: 404, and an event in the audit log", async () => {
  const cashier = await staffOf(place, "cashier", [place.shops[0] as number])
  const answers = [
    await cashier.get(`${v1}/safes/{id}`, {}, { id: String(ids.safes) }),
    await cashier.get(`${v1}/safes/{id}/contents`, {}, { id: String(ids.safes) }),
    await cashier.get(`${v1}/drops/{id}`, {}, { id: String(ids.drops) }),
    await cashier.get(`${v1}/till-sessions/{id}`, {}, { id: String(ids["till-sessions"]) }),
  ]
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [404, "not_found"]))
  const expected = ["drops/{id}", "safes/{id}", "safes/{id}/contents", "till-sessions/{id}"].map(
    (name) => `GET ${v1}/${name}`,
  )
  await until(async () => (await refusedTo(cashier)).length === expected.length, "all are in the audit log")
  expect((await refusedTo(cashier)).sort()).toEqual(expected)
})

test("a colleague's envelope in the same shop doesn't exist for a cashier either, and the audit log has the question", async () => {
  const [shop, till] = [place.shops[0], place.tills[0]] as [number, number]
  await fund(place, "till", shop, 2_000)
  const { body } = await place.admin.post(`${v1}/drops`, { till, amount: 500, envelope: "Hers" })
  const cashier = await staffOf(place, "cashier", [shop])
  expect((await cashier.get(`${v1}/drops/{id}`, {}, { id: String(body.id) })).status).toBe(404)
  await until(async () => (await refusedTo(cashier)).length === 1, "it is in the audit log")
  expect((await cashier.get(`${v1}/drops/{id}`, {}, { id: "2000000000" })).status).toBe(404)
})

test("somebody with every right in shop A gets 404 from every call about cash of shop B, and each is in the audit log", async () => {
  const owner = await staffOf(place, "owner", [place.shops[0] as number])
  const before = await query("select state from bank_bags union all select state from drops order by 1")
  for (const call of calls)
    expect([call.method, call.path, await statusOf(owner, call)]).toEqual([call.method, call.path, 404])
  const names = calls.map(({ method, path }) => `${method} ${path}`).sort()
  expect(names.length).toBeGreaterThan(20)
  await until(async () => (await refusedTo(owner)).length === names.length, "all are in the audit log")
  expect((await refusedTo(owner)).sort()).toEqual(names)
  expect(await query("select state from bank_bags union all select state from drops order by 1")).toEqual(before)
})
