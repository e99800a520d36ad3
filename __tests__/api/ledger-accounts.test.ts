import { type Caller, stranger } from "../support/api"
import { addBusiness, booksApi, capital, v1 } from "../support/books-api"

// The chart of accounts of a business, and what it means for the business itself.

let admin: Caller
let business: number

const { get, post } = booksApi(() => ({ admin, business }))

beforeAll(async () => {
  admin = await stranger()
})
beforeEach(async () => {
  business = await addBusiness(admin)
})

test("an account is opened, renamed, and archived once it is empty", async () => {
  const made = await admin.post(`${v1}/accounts`, { business, role: "expense", name: "Rent" })
  expect([made.status, made.body]).toMatchObject([201, { code: "6000-2", class: "expense", role: "expense" }])
  const change = (body: object) => admin.patch(`${v1}/accounts/{id}`, body, { id: String(made.body.id) })
  await post([
    ["6000-2", 5],
    ["3000", -5],
  ])
  expect((await change({ isArchived: true })).body.errors[0].field).toBe("isArchived")
  await post([
    ["6000-2", -5],
    ["3000", 5],
  ])
  expect((await change({ name: "Rent of the shop", isArchived: true })).body).toMatchObject({
    name: "Rent of the shop",
    isArchived: true,
  })
  expect(
    (
      await post([
        ["6000-2", 5],
        ["3000", -5],
      ])
    ).body.code,
  ).toBe("account_archived")
  expect(
    (await admin.post(`${v1}/accounts`, { business, role: "bank", name: "x", code: "1100" })).body.errors[0].field,
  ).toBe("code")
})

test("the currency stays after the first entry, and a till with money can't be archived", async () => {
  const change = (body: object) => admin.patch(`${v1}/businesses/{id}`, body, { id: String(business) })
  await change({ currency: "SEK" })
  expect((await get("trial-balance")).currency).toBe("SEK")
  await post(capital)
  expect((await change({ currency: "EUR" })).body.errors[0].field).toBe("currency")
  const [till] = (await admin.get(`${v1}/tills`, { business })).body.data
  const archive = await admin.patch(`${v1}/tills/{id}`, { state: "archived" }, { id: String(till.id) })
  expect([archive.status, archive.body.errors[0].field]).toEqual([409, "state"])
})
