import { notFound } from "@/lib/core/http/errors"
import { handler } from "@/lib/core/http/handler"
import { getPricing } from "./contract"
import type { Plan } from "./schema"
import * as store from "./store"
import type { PlanName } from "./values"

const minorUnits = 100
const months = 12

const told = (row: store.PlanRow): Plan => ({
  title: row.title,
  img: row.img,
  subtitle: row.subtitle,
  monthlyPrice: row.monthlyPrice / minorUnits,
  yearlyPlan: {
    perMonth: row.yearlyMonthPrice / minorUnits,
    totalAnnual: (row.yearlyMonthPrice * months) / minorUnits,
  },
  planBenefits: row.benefits,
  popular: row.popular,
})

export const getPricingHandler = handler(getPricing, async ({ scope }) => {
  const rows = await store.findPlans(scope)
  const plan = (name: PlanName) => {
    const row = rows.find((each) => each.name === name)
    if (!row) throw notFound()
    return told(row)
  }
  return {
    basicPlan: plan("basicPlan"),
    standardPlan: plan("standardPlan"),
    enterprisePlan: plan("enterprisePlan"),
    qandA: await store.findQuestions(scope),
  }
})
