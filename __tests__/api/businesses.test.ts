import { connectBooks } from "@/lib/features/businesses/service/books"
import { type Caller, client, stranger } from "../support/api"

// Businesses with their shops, tills, safes and bank accounts, as an administrator sets them up.

const paths = {
  businesses: "/api/v1/businesses",
  shops: "/api/v1/shops",
  tills: "/api/v1/tills",
  safes: "/api/v1/safes",
  accounts: "/api/v1/bank-accounts",
}
const one = (path: string) => `${path}/{id}`
const oy = { legalName: "Lindqvist & Daughters Oy", country: "FI", currency: "EUR" }
let admin: Caller

beforeAll(async () => {
  admin = await stranger()
})
afterEach(() => connectBooks({ hasPostings: async () => false, hasBalance: async () => false }))

const add = async (path: string, body: object) => {
  const { status, body: made } = await admin.post(path, body)
  expect([status, made.detail]).toEqual([201, undefined])
  return made
}
const change = (path: string, id: number, body: object) => admin.patch(one(path), body, { id: String(id) })
const fieldsOf = ({ status, body }: Awaited<ReturnType<Caller["post"]>>) => [
  status,
  ...(body.errors ?? []).map(({ field }: { field: string }) => field),
]

test("a business is added with its first shop, till and safe in one request", async () => {
  const firstShop = { name: "Helsinki", till: "Till 1", safe: "Safe", timeZone: "Europe/Helsinki", cashRounding: 5 }
  const business = await add(paths.businesses, { ...oy, vatNumber: "0112038-9", companyNumber: "01120389", firstShop })
  expect(business).toMatchObject({
    ...oy,
    tradingName: oy.legalName,
    state: "draft",
    vatNumber: "FI01120389",
    companyNumber: "0112038-9",
    version: 1,
  })
  const of = async (path: string) => (await admin.get(path, { business: business.id })).body.data
  const [shop] = await of(paths.shops)
  expect(shop).toMatchObject({ business: business.id, name: "Helsinki", code: "1", cashRounding: 5, cutOffHour: 4 })
  expect(await of(paths.tills)).toMatchObject([{ name: "Till 1", shop: shop.id, state: "active" }])
  expect(await of(paths.safes)).toMatchObject([{ name: "Safe", shop: shop.id, insuredLimit: null, changeFund: 0 }])
  expect((await admin.get(paths.businesses, { q: "DAUGHTERS lind" })).body).toMatchObject({ total: 1, page: 1 })
})

test("a change merges the given fields, and an outdated version changes nothing", async () => {
  const { id } = await add(paths.businesses, { ...oy, city: "Helsinki" })
  const changed = await change(paths.businesses, id, { street: "Aleksanterinkatu 1", version: 1 })
  expect(changed.body).toMatchObject({ city: "Helsinki", street: "Aleksanterinkatu 1", version: 2 })
  const stale = await change(paths.businesses, id, { city: "Espoo", version: 1 })
  expect([stale.status, stale.body.current]).toEqual([409, changed.body])
  expect((await admin.get(one(paths.businesses), {}, { id: String(id) })).body).toEqual(changed.body)
})

test("numbers of another country or with a wrong digit are refused at their field", async () => {
  const wrong = { ...oy, vatNumber: "FI01120388", companyNumber: "0112038-8" }
  expect(fieldsOf(await admin.post(paths.businesses, wrong))).toEqual([422, "companyNumber", "vatNumber"])
  const { id } = await add(paths.businesses, { ...oy, vatNumber: "FI01120389" })
  expect(fieldsOf(await change(paths.businesses, id, { country: "DE" }))).toEqual([422, "vatNumber"])
})

test("a business goes from draft over active and dormant to archived, and nothing else", async () => {
  const { id } = await add(paths.businesses, { ...oy, firstShop: { name: "Turku" } })
  const become = async (state: string) => (await change(paths.businesses, id, { state })).status
  expect([await become("dormant"), await become("active"), await become("archived"), await become("dormant")]).toEqual([
    409, 200, 409, 200,
  ])
  expect(fieldsOf(await change(paths.businesses, id, { state: "archived" }))).toEqual([409, "state"])
  const [shop] = (await admin.get(paths.shops, { business: id })).body.data
  expect((await change(paths.shops, shop.id, { state: "dormant" })).status).toBe(200)
  expect((await change(paths.shops, shop.id, { state: "archived" })).status).toBe(200)
  expect(await become("archived")).toBe(200)
  expect(fieldsOf(await change(paths.businesses, id, { city: "Turku" }))).toEqual([409, "state"])
  expect(fieldsOf(await admin.post(paths.shops, { business: id, name: "Late" }))).toEqual([409, "business"])
  expect(await become("dormant")).toBe(200)
})

test("the currency stays once something is posted, and what has money in it can't be archived", async () => {
  const { id } = await add(paths.businesses, { ...oy, firstShop: { name: "Oulu", till: "Till 1" } })
  expect((await change(paths.businesses, id, { currency: "SEK" })).body.currency).toBe("SEK")
  connectBooks({
    hasPostings: async (_, business) => business === id,
    hasBalance: async (_, { till }) => Boolean(till),
  })
  expect(fieldsOf(await change(paths.businesses, id, { currency: "EUR" }))).toEqual([409, "currency"])
  const [till] = (await admin.get(paths.tills, { business: id })).body.data
  expect(fieldsOf(await change(paths.tills, till.id, { state: "archived" }))).toEqual([409, "state"])
  connectBooks({ hasPostings: async () => true, hasBalance: async () => false })
  expect((await change(paths.tills, till.id, { state: "archived" })).body.state).toBe("archived")
})

test("codes, names, safes and accounts are unique where they have to be", async () => {
  const business = await add(paths.businesses, oy)
  const shop = await add(paths.shops, { business: business.id, name: "A", code: "hel", till: "Till 1", safe: "Safe" })
  const other = await add(paths.shops, { business: business.id, name: "B" })
  expect(fieldsOf(await admin.post(paths.shops, { business: business.id, name: "C", code: "HEL" }))).toEqual([
    409,
    "code",
  ])
  expect(fieldsOf(await change(paths.shops, other.id, { code: "HEL" }))).toEqual([409, "code"])
  expect(fieldsOf(await admin.post(paths.tills, { shop: shop.id, name: "till 1" }))).toEqual([409, "name"])
  expect((await admin.post(paths.tills, { shop: other.id, name: "till 1" })).status).toBe(201)
  expect(fieldsOf(await admin.post(paths.safes, { shop: shop.id, name: "Second" }))).toEqual([409, "shop"])
  const account = { business: business.id, name: "Nordea", iban: "fi21 1234 5600 0007 85", bic: "NDEAFIHH" }
  expect(await add(paths.accounts, account)).toMatchObject({ iban: "FI2112345600000785", bic: "NDEAFIHH" })
  expect(fieldsOf(await admin.post(paths.accounts, account))).toEqual([409, "iban"])
  expect(fieldsOf(await admin.post(paths.accounts, { ...account, iban: "FI21 1234 5600 0007 84" }))).toEqual([
    422,
    "iban",
  ])
})

test("a business and what belongs to it doesn't exist for another workspace", async () => {
  const { id } = await add(paths.businesses, { ...oy, firstShop: { name: "Vaasa", till: "Till 1", safe: "Safe" } })
  const of = async (path: string) => (await admin.get(path, { business: id })).body.data[0].id
  const account = await add(paths.accounts, { business: id, name: "Nordea", iban: "FI2112345600000785" })
  const ids = {
    businesses: id,
    shops: await of(paths.shops),
    tills: await of(paths.tills),
    safes: await of(paths.safes),
  }
  const other = await stranger()
  /** The number of records in a new workspace. */
  const own: Record<string, number> = { businesses: 1, shops: 1, tills: 1, safes: 0, accounts: 0 }
  for (const [name, record] of Object.entries({ ...ids, accounts: account.id })) {
    const path = paths[name as keyof typeof paths]
    const read = await other.get(one(path), {}, { id: String(record) })
    const written = await other.patch(one(path), { name: "Stolen", city: "Stolen" }, { id: String(record) })
    expect([name, read.status, written.status]).toEqual([name, 404, 404])
    expect((await other.get(path)).body.total).toBe(own[name])
  }
  expect((await other.post(paths.shops, { business: id, name: "Stolen" })).status).toBe(404)
  expect((await other.post(paths.tills, { shop: ids.shops, name: "Stolen" })).status).toBe(404)
})

test("users without a grant may neither read nor add businesses", async () => {
  const user = await client("client")
  expect((await user.get(paths.businesses)).status).toBe(403)
  expect((await user.post(paths.businesses, oy)).status).toBe(403)
})
