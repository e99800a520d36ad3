import { type CashShop, fund, openCashShop, sealedOn, staffOf, trialBalance } from "../support/cash-shop"

// Cash that goes to the bank or comes from it, in a business with several bank accounts.

let place: CashShop
let shop: number
/** In the order in which they were added. */
let accounts: number[]

beforeEach(async () => {
  place = await openCashShop()
  shop = place.shops[0] as number
  accounts = []
  for (const iban of ["FI2112345600000785", "DE89370400440532013000"]) {
    const values = { business: place.business, name: iban, iban }
    accounts.push((await place.admin.post("/api/v1/bank-accounts", values)).body.id)
  }
})

const inBanks = async () =>
  (await trialBalance(place)).filter(({ role }) => role === "bank").map(({ balance }) => balance)

test("a bag reaches the account that it names, and the oldest if it names none", async () => {
  const witness = await staffOf(place, "cashier", [shop])
  await fund(place, "safe", shop, 30_000)
  const bank = async (number: string, bankAccount: number | null, amount: number, resolution: string) => {
    const form = { safe: place.safes[0], number, bankAccount, count: { pieces: { 10000: 1 } } }
    const { id } = (await place.admin.post("/api/v1/bank-bags", form)).body
    const act = async (name: string, body: object) =>
      (await place.admin.post(`/api/v1/bank-bags/{id}/${name}`, body, { id: String(id) })).status
    expect(await act("seal", { sealNumber: "S", witness: witness.user.id })).toBe(200)
    expect(await act("credit", { amount, creditedOn: await sealedOn(place, id) })).toBe(200)
    expect(await act("resolve", { resolution, reason: "x" })).toBe(200)
  }
  await bank("OVER", accounts[1] as number, 11_000, "accepted")
  await bank("SHORT", accounts[1] as number, 9_000, "corrected")
  await bank("NONE", null, 7_000, "corrected")
  expect(await inBanks()).toEqual([10_000, 21_000])
})

test("a deposit reaches the account that it names, and the oldest if it names none", async () => {
  const deposit = async (values: object) =>
    (await place.admin.post("/api/v1/counter-deposits", { shop, till: null, ...values })).status
  expect(await deposit({ bankAccount: accounts[1], amount: 2_000 })).toBe(201)
  expect(await deposit({ amount: 300 })).toBe(201)
  expect(await inBanks()).toEqual([300, 2_000])
})

test("change comes out of the oldest account", async () => {
  const id = String(place.safes[0])
  expect((await place.admin.post("/api/v1/safes/{id}/change-orders", { amount: 5_000 }, { id })).status).toBe(200)
  expect(await inBanks()).toEqual([-5_000, 0])
})
