import type { Scope } from "@/lib/core/db/types"
import { HttpError } from "@/lib/core/http/errors"
import type { PlanChoice, Subscription } from "./schema"
import * as store from "./store"
import { type Period, type PlanName, planNames, trialDays } from "./values"

type Values = store.SubscriptionValues

const isoDay = (day: Date) => day.toISOString().slice(0, 10)
const today = () => isoDay(new Date())

/** The same day some months later, or the last day of that month if it is shorter. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return isoDay(new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))))
}

const daysAfter = (day: string, days: number) => isoDay(new Date(Date.parse(day) + days * 86_400_000))
const monthsOf = (period: Period) => (period === "year" ? 12 : 1)

/** The day on which the current period ends; null for Basic, which never ends. */
function renewal({ plan, period, startedOn, nextOn }: Values, now: string): string | null {
  if (nextOn || plan === "basicPlan") return nextOn
  for (let periods = 1; ; periods++) {
    const day = monthsAfter(startedOn, periods * monthsOf(period))
    if (day > now) return day
  }
}

const unscheduled = { nextPlan: null, nextPeriod: null, nextOn: null }

const next = ({ nextPlan, nextPeriod }: Values): PlanChoice | null =>
  nextPlan && nextPeriod ? { plan: nextPlan, period: nextPeriod } : null

/** Applies the scheduled change if its day has come. */
function applyScheduled(row: Values, now: string): Values {
  const scheduled = next(row)
  if (!scheduled || !row.nextOn || row.nextOn > now) return row
  return { ...row, ...unscheduled, ...scheduled, startedOn: row.nextOn, isTrial: false }
}

const basic = (now: string): Values => ({
  plan: "basicPlan",
  period: "month",
  startedOn: now,
  ...unscheduled,
  isTrial: false,
  hasTried: false,
})

function toSubscription(row: Values, now: string): Subscription {
  const { plan, period, startedOn, isTrial, hasTried } = row
  const renewsOn = renewal(row, now)
  const mayTry = !hasTried && plan === "basicPlan"
  return { plan, period, startedOn: renewsOn && startedOn, renewsOn, next: next(row), isTrial, mayTry }
}

export async function subscription(scope: Scope): Promise<Subscription> {
  const now = today()
  const row = await store.findSubscription(scope)
  return toSubscription(row ? applyScheduled(row, now) : basic(now), now)
}

const rank = (plan: PlanName) => planNames.indexOf(plan)

/** Whether a choice takes effect at once: an upgrade, a change from monthly to yearly, or buying during a trial. */
function isImmediate(now: Values, wanted: PlanChoice): boolean {
  if (now.isTrial) return wanted.plan !== "basicPlan"
  if (wanted.plan !== now.plan) return rank(wanted.plan) > rank(now.plan)
  return wanted.period === "year" && now.period === "month"
}

/** The subscription after a choice. */
function applyChoice(row: Values, wanted: PlanChoice, now: string): Values {
  if (isImmediate(row, wanted)) return { ...row, ...unscheduled, ...wanted, startedOn: now, isTrial: false }
  // A trial ends with Basic anyway.
  if (row.isTrial) return row
  if (wanted.plan === row.plan && (wanted.period === row.period || row.plan === "basicPlan"))
    return { ...row, ...unscheduled }
  const nextPeriod = wanted.plan === "basicPlan" ? "month" : wanted.period
  return { ...row, nextPlan: wanted.plan, nextPeriod, nextOn: renewal({ ...row, ...unscheduled }, now) }
}

export async function changePlan(scope: Scope, wanted: PlanChoice): Promise<Subscription> {
  const now = today()
  const values = applyChoice(applyScheduled(await store.lockSubscription(scope, basic(now)), now), wanted, now)
  await store.saveSubscription(scope, values)
  return toSubscription(values, now)
}

/** Starts a trial. @throws HttpError 409 if the workspace has had a trial or is on a paid plan */
export async function startTrial(scope: Scope, plan: PlanName): Promise<Subscription> {
  const now = today()
  const row = applyScheduled(await store.lockSubscription(scope, basic(now)), now)
  if (row.hasTried || row.plan !== "basicPlan") throw new HttpError(409, "conflict", { message: "trialUsed" })
  const after = { nextPlan: "basicPlan", nextPeriod: "month", nextOn: daysAfter(now, trialDays) } as const
  const values: Values = { ...row, ...after, plan, period: "month", startedOn: now, isTrial: true, hasTried: true }
  await store.saveSubscription(scope, values)
  return toSubscription(values, now)
}
