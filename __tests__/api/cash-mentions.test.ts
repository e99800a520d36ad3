import { numbersIn } from "@/lib/features/cash-mentions/values"
import { type CashShop, fund, openCashShop, staffOf } from "../support/cash-shop"
import { query } from "../support/facts"
import { colleague } from "../support/people"

// Envelopes and bags that a chat message mentions.

const path = "/api/v1/cash-mentions"
let place: CashShop
let shop: number

beforeAll(async () => {
  place = await openCashShop()
  shop = place.shops[0] as number
  await fund(place, "till", shop, 50_000)
  await fund(place, "safe", shop, 50_000)
})

type Person = Awaited<ReturnType<typeof staffOf>>
/** Lets somebody use the chat besides their work in the shop. */
const chatting = async (person: Person) => {
  await query(`update users set role = 'author' where id = ${person.user.id}`)
  return person
}
const found = async (who: Pick<Person, "get">, numbers: string) => {
  const { status, body } = await who.get(path, { numbers })
  expect([status, body.detail]).toEqual([200, undefined])
  return body.data
}

test.each([
  ["Where is #E-1042? And #b7.", ["E-1042", "b7"]],
  ["#1, #1 and #2/3", ["1", "2/3"]],
  ["C# and a#b and &#39; and #", []],
  ["#1 #2 #3 #4 #5 #6", ["1", "2", "3", "4", "5"]],
])("%s mentions %j", (text, numbers) => {
  expect(numbersIn(text)).toEqual(numbers)
})

test("a mentioned envelope or bag is shown as it is now, the newest with its number", async () => {
  const drop = async (amount: number) =>
    (await place.admin.post("/api/v1/drops", { till: place.tills[0], amount, envelope: "M-1" })).body.id
  const first = await drop(1_000)
  await place.admin.post("/api/v1/drops/{id}/cancel", { reason: "Wrong" }, { id: String(first) })
  const second = await drop(2_000)
  const bag = await place.admin.post("/api/v1/bank-bags", {
    safe: place.safes[0],
    number: "M-1",
    count: { pieces: { 5000: 2 } },
  })
  const both = await found(place.admin, "m-1,unknown")
  expect(both).toEqual([
    expect.objectContaining({
      kind: "drop",
      id: second,
      number: "M-1",
      amount: 2_000,
      state: "pending",
      shopName: "A",
    }),
    expect.objectContaining({ kind: "bag", id: bag.body.id, amount: 10_000, state: "prepared", currency: "EUR" }),
  ])
  await query(`update drops set dropped_at = now() - interval '91 days' where id = ${second}`)
  await query(`update drops set dropped_at = now() - interval '91 days' where id = ${first}`)
  expect(await found(place.admin, "M-1")).toEqual([expect.objectContaining({ kind: "bag" })])
})

test("people see cards only of cash that they may read", async () => {
  const cashier = await chatting(await staffOf(place, "cashier", [shop]))
  const other = await chatting(await staffOf(place, "supervisor", [place.shops[1] as number]))
  const supervisor = await chatting(await staffOf(place, "supervisor", [shop]))
  const outsider = await colleague("author")
  await place.admin.post("/api/v1/drops", { till: place.tills[0], amount: 500, envelope: "SECRET" })
  await cashier.post("/api/v1/drops", { till: place.tills[0], amount: 600, envelope: "OWN" })
  const numbers = async (who: Pick<Person, "get">) =>
    (await found(who, "SECRET,OWN,M-1")).map(
      ({ kind, number }: { kind: string; number: string }) => `${kind} ${number}`,
    )
  expect(await numbers(supervisor)).toEqual(["drop OWN", "drop SECRET", "bag M-1"])
  expect(await numbers(cashier)).toEqual(["drop OWN"])
  expect([await numbers(other), await numbers(outsider)]).toEqual([[], []])
  expect((await supervisor.get(path, { numbers: "1,2,3,4,5,6" })).status).toBe(422)
})
