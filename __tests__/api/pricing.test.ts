import { client } from "../support/api"
import { countStatements, unkept } from "../support/facts"

test("the plans of spec section 9", async () => {
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
  expect(await countStatements(() => admin.send("/pricing/data", unkept))).toHaveLength(2)
})
