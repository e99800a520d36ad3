import { client, stranger } from "../support/api"
import { countStatements, query, uncached } from "../support/facts"
import { colleague } from "../support/people"

test("there are three plans with their prices, and questions", async () => {
  const admin = await client("admin")
  const { status, body } = await admin.get("/pricing/data")
  expect(status).toBe(200)
  expect(Object.keys(body)).toEqual(["basicPlan", "standardPlan", "enterprisePlan", "qandA"])
  const prices = ["basicPlan", "standardPlan", "enterprisePlan"].map((name) => {
    const { monthlyPrice, yearlyPlan, popular } = body[name]
    return [monthlyPrice, yearlyPlan.perMonth, yearlyPlan.totalAnnual, popular]
  })
  expect(prices).toEqual([
    [0, 0, 0, false],
    [49, 40, 480, true],
    [99, 80, 960, false],
  ])
  expect(Object.keys(body.basicPlan)).toEqual(
    "title img subtitle monthlyPrice yearlyPlan planBenefits popular".split(" "),
  )
  expect(body.basicPlan.planBenefits.length).toBeGreaterThan(2)
  expect(Object.keys(body.qandA[0])).toEqual(["question", "ans"])
  expect(await countStatements(() => admin.send("/pricing/data", uncached))).toHaveLength(2)
})

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
const basic = { plan: "basicPlan", period: "month", startedOn: null, renewsOn: null, next: null, isTrial: false }

test("texts are in the caller's language; edited texts are not translated", async () => {
  const admin = await client("admin")
  await query("update pricing_plans set subtitle = 'Ours alone' where workspace_id = 1 and name = 'basicPlan'")
  const { body } = await admin.send("/pricing/data", { headers: { "accept-language": "de" } })
  expect([body.basicPlan.title, body.basicPlan.subtitle]).toEqual(["Basis", "Ours alone"])
  expect(body.standardPlan.planBenefits[0]).toBe("25 Personen")
  expect(body.qandA[4].question).toBe("Wer zählt als Benutzer?")
})

test("an upgrade takes effect at once, a downgrade at the end of the period, and the choice can be undone", async () => {
  const owner = await stranger()
  const choose = async (plan: string, period = "month") =>
    (await owner.post("/pricing/change-plan", { plan, period })).body.subscription
  expect((await owner.get("/pricing/subscription")).body.subscription).toEqual({ ...basic, mayTry: true })
  const standard = await choose("standardPlan")
  expect(standard).toMatchObject({
    plan: "standardPlan",
    period: "month",
    startedOn: day(0),
    next: null,
    mayTry: false,
  })
  expect(standard.renewsOn > day(27) && standard.renewsOn <= day(31)).toBe(true)
  expect(await choose("enterprisePlan", "year")).toMatchObject({ plan: "enterprisePlan", period: "year", next: null })
  const leaving = await choose("basicPlan")
  expect(leaving).toMatchObject({ plan: "enterprisePlan", next: { plan: "basicPlan", period: "month" } })
  expect((await owner.get("/pricing/subscription")).body.subscription).toEqual(leaving)
  expect(await choose("enterprisePlan", "year")).toMatchObject({ plan: "enterprisePlan", next: null })
  expect((await choose("enterprisePlan", "month")).next).toEqual({ plan: "enterprisePlan", period: "month" })
})

test("a planned change takes effect on its day, and a period renews on the day it started", async () => {
  const owner = await stranger()
  await owner.post("/pricing/change-plan", { plan: "enterprisePlan", period: "month" })
  await owner.post("/pricing/change-plan", { plan: "standardPlan", period: "year" })
  const [{ id }] = (await query<{ id: number }>("select max(workspace_id) as id from subscriptions")) as [
    { id: number },
  ]
  await query(
    `update subscriptions set started_on = current_date - 33, next_on = current_date - 2 where workspace_id = ${id}`,
  )
  // Reads are cached for a while; another language bypasses the cache.
  const read = async (language: string) =>
    (await owner.send("/pricing/subscription", { headers: { "accept-language": language } })).body.subscription
  expect(await read("fr")).toMatchObject({ plan: "standardPlan", period: "year", startedOn: day(-2), next: null })
  await query(`update subscriptions set next_on = null, next_plan = null, next_period = null,
    plan = 'standardPlan', period = 'month', started_on = '2024-01-31' where workspace_id = ${id}`)
  const { renewsOn } = await read("de")
  expect(renewsOn > day(0) && renewsOn <= day(31)).toBe(true)
})

test("a plan can be tried once, for fourteen days, and then becomes Basic", async () => {
  const owner = await stranger()
  const { status, body } = await owner.post("/pricing/start-trial", { plan: "standardPlan" })
  expect([status, body.subscription]).toEqual([
    200,
    {
      plan: "standardPlan",
      period: "month",
      startedOn: day(0),
      renewsOn: day(14),
      next: { plan: "basicPlan", period: "month" },
      isTrial: true,
      mayTry: false,
    },
  ])
  const again = await owner.post("/pricing/start-trial", { plan: "enterprisePlan" })
  expect([again.status, again.body.code]).toEqual([409, "conflict"])
  const subscription = (await owner.post("/pricing/change-plan", { plan: "standardPlan", period: "year" })).body
    .subscription
  expect(subscription).toMatchObject({ plan: "standardPlan", period: "year", isTrial: false, next: null })
  expect((await owner.post("/pricing/start-trial", { plan: "basicPlan" })).status).toBe(422)
})

test("only administrators change the plan; others read it", async () => {
  const maintainer = await colleague("maintainer")
  expect((await maintainer.get("/pricing/subscription")).status).toBe(200)
  expect((await maintainer.post("/pricing/change-plan", { plan: "basicPlan", period: "month" })).status).toBe(403)
  expect((await maintainer.post("/pricing/start-trial", { plan: "standardPlan" })).status).toBe(403)
})
