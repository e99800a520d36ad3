import { type Caller, stranger } from "../support/api"
import { addBusiness, booksApi, v1 } from "../support/books-api"

// Each bank account has an account of its own in the books.

let admin: Caller
let business: number
const { get, post } = booksApi(() => ({ admin, business }))

beforeAll(async () => {
  admin = await stranger()
})
beforeEach(async () => {
  business = await addBusiness(admin)
})

const ibans = ["FI21 1234 5600 0007 85", "DE89 3704 0044 0532 0130 00", "FR76 3000 6000 0112 3456 7890 189"]
const open = async (name: string, iban: string | undefined) =>
  (await admin.post(`${v1}/bank-accounts`, { business, name, iban })).body
const change = (id: number, body: object) => admin.patch(`${v1}/bank-accounts/{id}`, body, { id: String(id) })
/** Codes and names of the accounts with the role of a bank. */
async function banks() {
  const { data } = await get("trial-balance")
  return data
    .filter(({ role }: { role: string }) => role === "bank")
    .map(({ code, name }: { code: string; name: string }) => `${code} ${name}`)
}

test("the first bank account takes the one of the chart, and further ones get the next codes", async () => {
  expect(await banks()).toEqual(["1100 Bank"])
  await Promise.all(["Nordea", "Savings", "OP"].map((name, i) => open(name, ibans[i])))
  const opened = (await banks()).map((text: string) => text.slice(0, 4))
  expect(opened).toEqual(["1100", "1101", "1102"])
})

test("a bank account with money can't be archived; the account of an empty bank account is archived with it", async () => {
  const [nordea, savings] = [await open("Nordea", ibans[0]), await open("Savings", ibans[1])]
  await post([
    ["1101", 500],
    ["3000", -500],
  ])
  expect((await change(savings.id, { state: "archived" })).body.errors[0].field).toBe("state")
  const toNordea = () =>
    post([
      ["1100", 100],
      ["3000", -100],
    ])
  expect((await change(nordea.id, { state: "archived" })).status).toBe(200)
  expect((await toNordea()).body.code).toBe("account_archived")
  await open("OP", ibans[2])
  expect(await banks()).toEqual(["1100 Nordea", "1101 Savings", "1102 OP"])
  await change(nordea.id, { state: "active" })
  expect((await toNordea()).status).toBe(201)
})
