import sharp from "sharp"
import { connectPhotoPolicy } from "@/lib/core/cash/photo-policy"
import { type Caller, nobody } from "../support/api"
import { balanceOf, type CashShop, fund, openCashShop, problems, staffOf } from "../support/cash-shop"

// Photos of sealed bags and of receipts: who may see them, and what is accepted.

const v1 = "/api/v1"
type Person = Awaited<ReturnType<typeof staffOf>>
let place: CashShop
let shop: number
let manager: Person
let colleague: Person
let elsewhere: Person
let witness: Person
let numbers = 0

beforeAll(async () => {
  place = await openCashShop()
  shop = place.shops[0] as number
  manager = await staffOf(place, "manager", [shop])
  colleague = await staffOf(place, "manager", [shop])
  elsewhere = await staffOf(place, "manager", [place.shops[1] as number])
  witness = await staffOf(place, "cashier", [shop])
  await fund(place, "safe", shop, 100_000)
  await fund(place, "till", shop, 100_000)
})
afterEach(() => connectPhotoPolicy(undefined))

const drawn = (width: number) => sharp({ create: { width, height: 40, channels: 3, background: "#0f766e" } }).png()
async function uploaded(who: Pick<Caller, "send">, name: "bag-photos" | "deposit-receipts", width = 60) {
  const body = (await drawn(width).toBuffer()) as unknown as BodyInit
  const answer = await who.send(`${v1}/${name}`, { method: "POST", body, headers: { "content-type": "image/png" } })
  expect(answer.status).toBe(201)
  return (answer.body.photo ?? answer.body.receipt) as string
}
const see = (who: Pick<Caller, "get">, address: string) =>
  who.get("/api/files/{id}", {}, { id: address.slice("/api/files/".length) })
const statuses = async (address: string) => {
  const people = [manager, colleague, elsewhere, nobody]
  return Promise.all(people.map(async (who) => (await see(who, address)).status))
}
async function bag(): Promise<number> {
  const values = { safe: place.safes[0], number: `P-${++numbers}`, count: { pieces: { 5000: 1 } } }
  return (await manager.post(`${v1}/bank-bags`, values)).body.id
}
const seal = (id: number, photo: string, who = manager) =>
  who.post(`${v1}/bank-bags/{id}/seal`, { sealNumber: "S", witness: witness.user.id, photo }, { id: String(id) })
const deposit = (values: object, who = manager) =>
  who.post(`${v1}/counter-deposits`, { shop, till: place.tills[0], amount: 1_000, ...values })

test("a photo of a bag is scaled down, in its record, and seen by those who may see the bag", async () => {
  const photo = await uploaded(manager, "bag-photos", 2_000)
  expect(await statuses(photo)).toEqual([200, 404, 404, 401])
  const sealed = await seal(await bag(), photo)
  expect([sealed.status, sealed.body.photo]).toEqual([200, photo])
  expect(await statuses(photo)).toEqual([200, 200, 404, 401])
  const { format, width } = await sharp((await see(colleague, photo)).body).metadata()
  expect([format, width]).toEqual(["webp", 1_600])
})

test("a receipt is seen by those who may see the deposit", async () => {
  const receipt = await uploaded(manager, "deposit-receipts")
  expect(await statuses(receipt)).toEqual([200, 404, 404, 401])
  expect((await deposit({ receipt })).status).toBe(201)
  expect(await statuses(receipt)).toEqual([200, 200, 404, 401])
})

test("nobody gets to see a photo by naming it in an own record", async () => {
  const theirs = await uploaded(elsewhere, "bag-photos")
  const refused = await seal(await bag(), theirs)
  expect([refused.status, Object.keys(problems(refused))]).toEqual([422, ["photo"]])
  const again = await deposit({ receipt: theirs })
  expect([again.status, Object.keys(problems(again))]).toEqual([422, ["receipt"]])
  expect((await deposit({ receipt: "/covers/sea.svg" })).status).toBe(422)
})

test("where the shop wants a photo above an amount, it is asked for at its field, and nothing is posted", async () => {
  connectPhotoPolicy(async (_, at) => (at === shop ? 4_999 : null))
  const id = await bag()
  const before = await balanceOf(place, "safe", shop)
  const refused = await seal(id, "")
  expect([refused.status, problems(refused)]).toEqual([422, { photo: "This shop requires a photo for this amount." }])
  expect(await balanceOf(place, "safe", shop)).toBe(before)
  expect((await seal(id, await uploaded(manager, "bag-photos"))).status).toBe(200)
  expect(Object.keys(problems(await deposit({ amount: 5_000 })))).toEqual(["receipt"])
  expect((await deposit({ amount: 4_999 })).status).toBe(201)
})

test("only those who may seal a bag upload its photo", async () => {
  const body = (await drawn(60).toBuffer()) as unknown as BodyInit
  const sent = { method: "POST", body, headers: { "content-type": "image/png" } }
  expect((await witness.send(`${v1}/bag-photos`, sent)).status).toBe(403)
})
