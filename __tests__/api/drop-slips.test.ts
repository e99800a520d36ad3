import { type CashShop, fund, openCashShop, problems, staffOf } from "../support/cash-shop"

// The printed slip of an envelope.

const drops = "/api/v1/drops"
type Person = Awaited<ReturnType<typeof staffOf>>
let place: CashShop
let cashier: Person

beforeAll(async () => {
  place = await openCashShop()
  cashier = await staffOf(place, "cashier", [place.shops[0] as number])
  await fund(place, "till", place.shops[0] as number, 50_000)
})

const add = (values: object) => cashier.post(drops, { till: place.tills[0], ...values })
const read = (id: number, who: Pick<Person, "get"> = cashier) => who.get(`${drops}/{id}`, {}, { id: String(id) })

test("a slip lists the notes and coins that were put into the envelope, from the largest", async () => {
  const count = { pieces: { 2000: 1, 5000: 2 } }
  const { status, body } = await add({ amount: 12_000, envelope: "S-1", count })
  expect(status).toBe(201)
  const { slip } = (await read(body.id)).body
  expect(slip).toEqual({
    ...{ language: "en", timeZone: "Europe/Helsinki", legalName: "Cash Oy" },
    pieces: [
      { value: 5000, pieces: 2, amount: 10_000 },
      { value: 2000, pieces: 1, amount: 2_000 },
    ],
  })
})

test("without notes and coins, the slip has the sum only", async () => {
  const { body } = await add({ amount: 5_000, envelope: "S-2" })
  expect((await read(body.id)).body.slip.pieces).toEqual([])
})

test("notes and coins that don’t come to the amount are refused at their field", async () => {
  const refused = await add({ amount: 5_000, envelope: "S-3", count: { pieces: { 2000: 1 } } })
  expect([refused.status, Object.keys(problems(refused))]).toEqual([422, ["count"]])
})

test("a slip is for those who may see the envelope", async () => {
  const { body } = await add({ amount: 1_000, envelope: "S-4" })
  const elsewhere = await staffOf(place, "manager", [place.shops[1] as number])
  const colleague = await staffOf(place, "cashier", [place.shops[0] as number])
  expect([(await read(body.id, elsewhere)).status, (await read(body.id, colleague)).status]).toEqual([404, 404])
})
