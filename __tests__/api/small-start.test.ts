import { randomUUID } from "node:crypto"
import { principalOf } from "@/lib/core/auth/principal"
import { verifyAccessToken } from "@/lib/core/auth/tokens"
import { type Caller, client, nobody, stranger } from "../support/api"
import { ofBusiness, v1 } from "../support/books-api"
import { query } from "../support/facts"
import { colleague } from "../support/people"

// The records of a newly registered workspace, and their completion by the wizard.

const list = async (who: Caller, noun: string, query = {}) => (await who.get(`${v1}/${noun}`, query)).body.data
const setUp = (who: Caller, id: number, body: object, key: string = randomUUID()) =>
  who.send(ofBusiness("set-up"), {
    method: "POST",
    params: { id: String(id) },
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", "idempotency-key": key },
  })
const offerOf = async (who: Caller) => {
  const claims = await verifyAccessToken(String(who.token))
  return (await principalOf(String(claims?.sessionId)))?.setUp
}
const accountsOf = async (who: Caller, id: number) =>
  (await who.get(ofBusiness("trial-balance"), {}, { id: String(id) })).body.data
const firstShop = { name: "Kallio", timeZone: "Europe/Helsinki", till: "Front", safe: "Safe", cashRounding: 5 }

test("a new workspace has a draft business with one shop and one till, their accounts, and no entry", async () => {
  const founder = await stranger()
  const businesses = await list(founder, "businesses")
  expect(businesses).toEqual([
    expect.objectContaining({ legalName: founder.user.fullName, state: "draft", country: "IE", currency: "EUR" }),
  ])
  const { id } = businesses[0]
  expect(await list(founder, "shops")).toEqual([
    expect.objectContaining({ business: id, name: "Shop 1", timeZone: "Europe/Dublin", cashRounding: 5 }),
  ])
  expect(await list(founder, "tills")).toEqual([expect.objectContaining({ business: id, name: "Till 1" })])
  expect(await list(founder, "safes")).toEqual([])
  const names = (await accountsOf(founder, id)).map(({ name }: { name: string }) => name)
  expect(names).toEqual(expect.arrayContaining(["Shop 1 Till 1", "Safe Shop 1"]))
  expect(await list(founder, "journal-entries", { business: id })).toEqual([])
})

test("names and country follow the language of the registration", async () => {
  const person = { username: "gerda.braun", email: "gerda@elsewhere.example", password: "long enough 1" }
  const answer = await nobody.send("/jwt/register", {
    method: "POST",
    body: JSON.stringify(person),
    headers: { "content-type": "application/json", "accept-language": "de-AT,de;q=0.9" },
  })
  const [workspace] = await query(`select workspace_id as id from users where email = '${person.email}'`)
  expect(answer.status).toBe(200)
  const [business] = await query(`select * from businesses where workspace_id = ${workspace?.id}`)
  expect(business).toMatchObject({ legal_name: "Gerda Braun", country: "DE", language: "de", currency: "EUR" })
  expect(await query(`select name, time_zone from shops where workspace_id = ${workspace?.id}`)).toEqual([
    { name: "Filiale 1", time_zone: "Europe/Berlin" },
  ])
})

test("the founder is offered the set-up until they put it off; earlier and invited users are not", async () => {
  const founder = await stranger()
  expect(await offerOf(founder)).toBe("offered")
  expect((await founder.post("/account-setting/update-set-up", { setUp: "done" })).body).toEqual({ setUp: "done" })
  expect(await offerOf(founder)).toBe("done")
  expect(await offerOf(await client("admin"))).toBeNull()
  expect(await offerOf(await colleague("editor"))).toBeNull()
})

test("setting up completes the draft in place, with one entry per key", async () => {
  const founder = await stranger()
  const [{ id, version }] = await list(founder, "businesses")
  const body = {
    ...{ legalName: "Kirja Oy", tradingName: "Kirja", country: "FI", version, firstShop },
    bankAccount: { name: "Nordea", iban: "FI21 1234 5600 0007 85" },
    opening: { till: 15_000, safe: 100_000, bank: 2_500 },
  }
  const key = randomUUID()
  const [done, again] = [await setUp(founder, id, body, key), await setUp(founder, id, body, key)]
  expect([done.status, again.status, again.body.id]).toEqual([200, 200, id])
  expect(done.body).toMatchObject({ id, state: "active", legalName: "Kirja Oy", country: "FI" })
  expect(await list(founder, "businesses")).toHaveLength(1)
  expect(await list(founder, "shops")).toEqual([expect.objectContaining({ name: "Kallio", cashRounding: 5 })])
  expect(await list(founder, "tills")).toEqual([expect.objectContaining({ name: "Front" })])
  expect(await list(founder, "safes")).toEqual([expect.objectContaining({ name: "Safe" })])
  const rows = await accountsOf(founder, id)
  const moved = rows.filter(({ balance }: { balance: number }) => balance !== 0)
  expect(moved.map(({ name, balance }: Record<string, string>) => [name, balance])).toEqual([
    ["Kallio Front", 15_000],
    ["Safe Kallio", 100_000],
    [expect.stringContaining("Nordea"), 2_500],
    [expect.any(String), -117_500],
  ])
  expect(await list(founder, "journal-entries", { business: id })).toHaveLength(1)
  expect((await setUp(founder, id, { city: "Turku" })).body.errors[0]).toMatchObject({ field: "state" })
})

test("a draft that somebody changed is not overwritten, and a refused set-up changes nothing", async () => {
  const founder = await stranger()
  const [{ id, version }] = await list(founder, "businesses")
  await founder.patch(`${v1}/businesses/{id}`, { city: "Turku" }, { id: String(id) })
  const stale = await setUp(founder, id, { legalName: "Kirja Oy", version })
  expect([stale.status, stale.body.current.city]).toEqual([409, "Turku"])
  const wrong = await setUp(founder, id, { firstShop, opening: { bank: 100 } })
  expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, "opening.bank"])
  const second = await founder.post(`${v1}/tills`, { shop: (await list(founder, "shops"))[0].id, name: "Back" })
  const taken = await setUp(founder, id, { firstShop: { ...firstShop, till: "back" } })
  expect([second.status, taken.status, taken.body.errors[0].field]).toEqual([201, 409, "firstShop.till"])
  expect(await list(founder, "shops")).toEqual([expect.objectContaining({ name: "Shop 1" })])
  expect(await list(founder, "businesses")).toEqual([expect.objectContaining({ state: "draft" })])
})

test("a draft without a shop gets one; another workspace’s draft is not found", async () => {
  const founder = await stranger()
  const bare = await founder.post(`${v1}/businesses`, { legalName: "Bare Oy", country: "FI", currency: "EUR" })
  expect((await setUp(founder, bare.body.id, { firstShop, opening: { till: 500 } })).status).toBe(200)
  expect((await list(founder, "shops")).map(({ name }: { name: string }) => name)).toEqual(["Kallio", "Shop 1"])
  expect((await setUp(await stranger(), bare.body.id, {})).status).toBe(404)
})
