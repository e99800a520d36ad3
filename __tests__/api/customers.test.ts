import { type Caller, client, stranger } from "../support/api"
import { problems } from "../support/cash-shop"

// Customers are the clients of invoices, with more about them.

const v1 = "/api/v1/customers"
let admin: Caller

beforeAll(async () => {
  admin = await client("admin")
})

const values = { name: "Ilse Börner", email: "ilse@boerner.example", phone: "030 1", country: "DE", language: "de" }

test("an added customer is a client, and a client a customer, with the same id", async () => {
  const added = await admin.post(v1, { ...values, vatNumber: "DE123", iouLimit: 5_000 })
  expect([added.status, added.body]).toEqual([
    201,
    expect.objectContaining({ ...values, vatNumber: "DE123", iouLimit: 5_000, version: 1, shops: [], balances: [] }),
  ])
  const { id } = added.body
  const [client] = (await admin.get("/api/invoice/all-clients", { id })).body.clients
  expect(client).toMatchObject({ id, name: values.name, companyEmail: values.email, contact: values.phone })
  const other = { name: "Old Client", companyEmail: "old@client.example" }
  const made = (await admin.post("/apps/invoice/add-client", { client: other })).body.client
  const read = await admin.get(`${v1}/{id}`, {}, { id: String(made.id) })
  expect(read.body).toMatchObject({ name: "Old Client", email: "old@client.example", iouLimit: null, isBlocked: false })
})

test("the search folds accents, and finds nothing in another workspace", async () => {
  await admin.post(v1, { name: "Éloïse Šimková" })
  const find = async (who: Caller) => (await who.get(v1, { q: "eloise simk" })).body.total
  expect([await find(admin), await find(await stranger())]).toEqual([1, 0])
})

test("a change needs the version that was seen, and the client's form counts as one", async () => {
  const { id } = (await admin.post(v1, values)).body
  const change = (body: object) => admin.patch(`${v1}/{id}`, body, { id: String(id) })
  expect((await change({ version: 1, iouLimit: 700 })).body).toMatchObject({
    version: 2,
    iouLimit: 700,
    email: values.email,
  })
  const late = await change({ version: 1, name: "Late" })
  expect([late.status, late.body.current.iouLimit]).toEqual([409, 700])
  await admin.post("/apps/invoice/update-client", { client: { id, name: "Renamed" } })
  expect((await change({ version: 2, phone: "1" })).status).toBe(409)
  expect((await change({ version: 3, phone: "1" })).body).toMatchObject({ name: "Renamed", iouLimit: 700 })
})

test("a wrong field is refused by name", async () => {
  const refused = await admin.post(v1, { name: "", email: "no", iouLimit: -1 })
  expect([refused.status, Object.keys(problems(refused)).sort()]).toEqual([422, ["email", "iouLimit", "name"]])
  expect(Object.keys(problems(await admin.post(v1, { name: "X", shops: [99_999] })))).toEqual(["shops"])
})

test("without the right customers can't be read or added", async () => {
  const subscriber = await client("client")
  expect([(await subscriber.get(v1)).status, (await subscriber.post(v1, values)).status]).toEqual([403, 403])
  expect((await admin.get(`${v1}/{id}`, {}, { id: "999999" })).status).toBe(404)
})
