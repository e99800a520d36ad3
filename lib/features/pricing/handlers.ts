import { notFound } from "@/lib/core/http/errors"
import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract"
import type { Plan } from "./schema"
import * as service from "./service"
import * as store from "./store"
import type { PlanName } from "./values"
import { wordsIn } from "./words"

const minorUnits = 100
const months = 12

const told = (row: store.PlanRow, say: (text: string) => string): Plan => ({
  title: say(row.title),
  img: row.img,
  subtitle: say(row.subtitle),
  monthlyPrice: row.monthlyPrice / minorUnits,
  yearlyPlan: {
    perMonth: row.yearlyMonthPrice / minorUnits,
    totalAnnual: (row.yearlyMonthPrice * months) / minorUnits,
  },
  planBenefits: row.benefits.map(say),
  popular: row.popular,
})

export const getPricingHandler = handler(contract.getPricing, async ({ scope, client }) => {
  const say = await wordsIn(client.locale)
  const rows = await store.findPlans(scope)
  const plan = (name: PlanName) => {
    const row = rows.find((each) => each.name === name)
    if (!row) throw notFound()
    return told(row, say)
  }
  const questions = await store.findQuestions(scope)
  return {
    basicPlan: plan("basicPlan"),
    standardPlan: plan("standardPlan"),
    enterprisePlan: plan("enterprisePlan"),
    qandA: questions.map(({ question, ans }) => ({ question: say(question), ans: say(ans) })),
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
