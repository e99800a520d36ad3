import { notFound } from "@/lib/core/http/errors"
import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract"
import type { Plan } from "./schema"
import * as service from "./service"
import { wordsIn } from "./service/words"
import * as store from "./store"
import type { PlanName } from "./values"

const minorUnits = 100
const months = 12

const toPlan = (row: store.PlanRow, translate: (text: string) => string): Plan => ({
  title: translate(row.title),
  img: row.img,
  subtitle: translate(row.subtitle),
  monthlyPrice: row.monthlyPrice / minorUnits,
  yearlyPlan: {
    perMonth: row.yearlyMonthPrice / minorUnits,
    totalAnnual: (row.yearlyMonthPrice * months) / minorUnits,
  },
  planBenefits: row.benefits.map(translate),
  popular: row.popular,
})

export const getPricingHandler = handler(contract.getPricing, async ({ scope, client }) => {
  const translate = await wordsIn(client.locale)
  const rows = await store.findPlans(scope)
  const plan = (name: PlanName) => {
    const row = rows.find((each) => each.name === name)
    if (!row) throw notFound()
    return toPlan(row, translate)
  }
  const questions = await store.findQuestions(scope)
  return {
    basicPlan: plan("basicPlan"),
    standardPlan: plan("standardPlan"),
    enterprisePlan: plan("enterprisePlan"),
    qandA: questions.map(({ question, ans }) => ({ question: translate(question), ans: translate(ans) })),
  }
})

export const getSubscriptionHandler = handler(contract.getSubscription, async ({ scope }) => ({
  subscription: await service.subscription(scope),
}))

export const changePlanHandler = handler(contract.changePlan, async ({ scope, body }) => ({
  subscription: await service.changePlan(scope, body),
}))

export const startTrialHandler = handler(contract.startTrial, async ({ scope, body }) => ({
  subscription: await service.startTrial(scope, body.plan),
}))
