import { type Caller, client, stranger } from "../support/api"
import { contents, query } from "../support/facts"
import { colleague } from "../support/people"
import { newShopper } from "../support/shop"

const list = "/api/ecommerce/coupon-list"
const apps = "/apps/ecommerce"
let keeper: Caller

const codes = async (who: Caller, search: Record<string, unknown> = {}) =>
  (await who.get(list, search)).body.coupons.map(({ code }: { code: string }) => code)
const add = (coupon: object, who = keeper) => who.post(`${apps}/add-coupon`, { coupon })
const update = (coupon: object, who = keeper) => who.post(`${apps}/update-coupon`, { coupon })
const turn = (code: string, isOn: boolean, until?: string) =>
  keeper.post(`${apps}/switch-coupon`, { code, isOn, until })

beforeAll(async () => {
  keeper = await stranger()
})

test("every coupon is listed with its state, searched, filtered and sorted", async () => {
  const { body } = await keeper.get(list)
  expect(body.total).toBe(body.coupons.length)
  expect(await codes(keeper)).toEqual([...(await codes(keeper))].sort())
  const states = Object.fromEntries(body.coupons.map(({ code, state }: Record<string, string>) => [code, state]))
  expect(states).toMatchObject({ WELCOME10: "active", SUMMER: "ended", NEXTYEAR: "scheduled", FIRST100: "usedUp" })
  expect(body.coupons.find(({ code }: { code: string }) => code === "PAPER5")).toMatchObject({
    kind: "amount",
    value: 5,
    minimum: 40,
    startsOn: "",
    endsOn: "",
    endsAt: null,
    mostUses: null,
  })
  const ids = body.coupons.map(({ id }: { id: number }) => id)
  expect(ids.sort((a: number, b: number) => a - b)).toEqual(Array.from({ length: body.total }, (_, i) => i + 1))
  expect(await codes(keeper, { q: "paper" })).toEqual(["PAPER5"])
  expect(await codes(keeper, { q: "%_" })).toEqual([])
  expect(await codes(keeper, { state: "ended" })).toEqual(["SUMMER"])
  expect(await codes(keeper, { kind: "freeDelivery" })).toEqual(["FREESHIP"])
  expect((await codes(keeper, { sortBy: "uses", order: "desc" }))[0]).toBe("FIRST100")
  expect((await codes(keeper, { sortBy: "endsAt" }))[0]).toBe("SUMMER")
  expect(await codes(keeper, { page: 2, perPage: 2 })).toEqual((await codes(keeper)).slice(2, 4))
  expect((await keeper.get(list, { sortBy: "value" })).status).toBe(422)
})

test("an added coupon is valid at once; its code is stored in capitals and unique", async () => {
  const who = await newShopper()
  const { status, body } = await who.post(`${apps}/add-coupon`, {
    coupon: { code: " spring-7 ", kind: "percent", value: 7, endsOn: "2199-12-31", mostUses: 5 },
  })
  expect(status).toBe(201)
  expect(body.coupon).toMatchObject({
    code: "SPRING-7",
    value: 7,
    minimum: 0,
    endsOn: "2199-12-31",
    endsAt: "2200-01-01T00:00:00.000Z",
    mostUses: 5,
    uses: 0,
    state: "active",
  })
  expect((await who.apply("spring-7")).status).toBe(200)
  const again = await who.post(`${apps}/add-coupon`, { coupon: { code: "SPRING-7", kind: "freeDelivery" } })
  expect([again.status, Object.keys(again.body.error)]).toEqual([409, ["code"]])
  const next = await who.post(`${apps}/add-coupon`, { coupon: { code: "SPRING-8", kind: "freeDelivery" } })
  expect(next.body.coupon.id).toBe(body.coupon.id + 1)
})

test("changes are merged; days are in the time zone of the user who sets them", async () => {
  await add({ code: "BYDAY", kind: "amount", value: 2.5, startsOn: "2026-07-01" })
  await keeper.post("/account-setting/update-preferences", { preferences: { timeZone: "Europe/Stockholm" } })
  const { body } = await update({ code: "BYDAY", endsOn: "2026-07-31", minimum: 19.99 })
  expect(body.coupon).toMatchObject({
    value: 2.5,
    minimum: 19.99,
    startsAt: "2026-07-01T00:00:00.000Z",
    endsAt: "2026-07-31T22:00:00.000Z",
    startsOn: "2026-07-01",
    endsOn: "2026-07-31",
  })
  expect((await update({ code: "BYDAY", startsOn: "", endsOn: "", mostUses: null })).body.coupon).toMatchObject({
    startsAt: null,
    endsAt: null,
    mostUses: null,
  })
  expect((await update({ code: "NOSUCH", value: 1 })).status).toBe(404)
})

test("a coupon that is turned off is rejected, and valid again once it is turned on", async () => {
  const who = await newShopper()
  const until = "2099-01-01T10:30:00.000Z"
  const shop = (code: string, isOn: boolean, at?: string) =>
    who.post(`${apps}/switch-coupon`, { code, isOn, until: at })
  expect((await shop("PAPER5", false)).body.coupon.state).toBe("ended")
  expect((await who.apply("PAPER5")).body.error).toEqual({ code: ["This coupon has expired."] })
  expect((await shop("PAPER5", true, until)).body.coupon).toMatchObject({ state: "active", endsAt: until })
  expect((await who.apply("PAPER5")).status).toBe(200)
  expect((await shop("PAPER5", true)).body.coupon.endsAt).toBeNull()
  expect((await turn("NOSUCH", false)).status).toBe(404)
})

test("inconsistent values are rejected and nothing is written", async () => {
  await add({ code: "FITTING", kind: "percent", value: 10, startsOn: "2026-05-01" })
  await query("update offers set most_uses = 9, uses = 4 where code = 'FITTING'")
  const before = await contents()
  const bad: [object, string][] = [
    [{ kind: "percent", value: 0 }, "value"],
    [{ kind: "percent", value: 101 }, "value"],
    [{ kind: "percent", value: 12.5 }, "value"],
    [{ kind: "amount", value: 0 }, "value"],
    [{ kind: "amount", value: 1.005 }, "value"],
    [{ kind: "amount", value: 1, minimum: -1 }, "minimum"],
    [{ kind: "percent", value: 5, startsOn: "2026-05-01", endsOn: "2026-04-30" }, "endsOn"],
    [{ kind: "percent", value: 5, endsOn: "2026-02-30" }, "endsOn"],
    [{ kind: "percent", value: 5, mostUses: 0 }, "mostUses"],
    [{ kind: "gift" }, "kind"],
  ]
  for (const [values, field] of bad) {
    for (const response of [await add({ code: "NEWONE", ...values }), await update({ code: "FITTING", ...values })]) {
      const named = Object.keys(response.body.error).map((name) => name.split(".").at(-1))
      expect([values, response.status, named]).toEqual([values, 422, [field]])
    }
  }
  for (const code of ["", "ab", "two words", "é".repeat(5), "x".repeat(41)]) {
    expect([code, (await add({ code, kind: "freeDelivery" })).status]).toEqual([code, 422])
  }
  expect((await update({ code: "FITTING", mostUses: 3 })).body.error).toEqual({ mostUses: ["Enter 4 or more."] })
  expect(await contents()).toEqual(before)
})

test("coupons are for shop managers, and separate per workspace", async () => {
  const reader = await colleague("editor")
  const before = await contents()
  expect((await reader.get(list)).status).toBe(403)
  expect((await add({ code: "MINE", kind: "freeDelivery" }, reader)).status).toBe(403)
  expect((await update({ code: "PAPER5", value: 1 }, reader)).status).toBe(403)
  expect((await (await client("client")).get(list)).status).toBe(403)
  const maintainer = await colleague("maintainer")
  expect(await codes(maintainer)).not.toContain("FITTING")
  expect((await update({ code: "FITTING", value: 1 }, maintainer)).status).toBe(404)
  expect((await contents()).coupons).toEqual(before.coupons)
})
