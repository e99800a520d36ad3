import type { Caller } from "../support/api"
import { type CashShop, fund, openCashShop, problems, sealedOn, staffOf, trialBalance } from "../support/cash-shop"
import { colleague } from "../support/people"

// Cash that goes to the bank or comes from it: in a business with several bank accounts, and in closed months.

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

test("in a closed month, bookkeepers alone record what the bank credited", async () => {
  const [witness, bookkeeper] = [await staffOf(place, "cashier", [shop]), await staffOf(place, "bookkeeper")]
  const other = await colleague("subscriber")
  const grant = { business: place.business, person: other.user.id, role: "manager", overrides: { matchBank: true } }
  await place.admin.post("/api/v1/staff-grants", { ...grant, shops: null })
  await fund(place, "safe", shop, 10_000)
  const form = { safe: place.safes[0], number: "LATE", count: { pieces: { 10000: 1 } } }
  const params = { id: String((await place.admin.post("/api/v1/bank-bags", form)).body.id) }
  await place.admin.post("/api/v1/bank-bags/{id}/seal", { sealNumber: "S", witness: witness.user.id }, params)
  const creditedOn = await sealedOn(place, Number(params.id))
  const month = { id: String(place.business), month: creditedOn.slice(0, 7) }
  expect((await place.admin.post("/api/v1/businesses/{id}/periods/{month}/close", {}, month)).status).toBe(200)
  const credit = (who: Pick<Caller, "post">) =>
    who.post("/api/v1/bank-bags/{id}/credit", { amount: 10_000, creditedOn }, params)
  const refused = await credit(other)
  expect([refused.status, refused.body.code, Object.keys(problems(refused))]).toEqual([
    409,
    "period_locked",
    ["creditedOn"],
  ])
  expect((await credit(bookkeeper)).body.state).toBe("reconciled")
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
