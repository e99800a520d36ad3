import type { Rule, Subject } from "@/lib/core/auth/ability"
import type { Granted } from "@/lib/core/auth/grants"
import type { Scope } from "@/lib/core/db/types"
import { currencies, major } from "@/lib/core/money"
import type { Activity } from "../schema"
import * as store from "../store/records"
import { type ActivityKind, activityKinds, setupSteps } from "../values"

interface Viewer extends Granted {
  ability: { can(action: Rule[0], subject: Subject): boolean }
}

/** The permission needed to see each kind of record: the same as for the list it belongs to, which may show only some. */
const subjectOf: Record<ActivityKind, Subject> = { order: "Order", payment: "Invoice", task: "Task", user: "User" }
const maxShown = 8
const maxOfEachKind = 4

async function activityOf(scope: Scope, viewer: Viewer, kinds: readonly ActivityKind[]): Promise<Activity[]> {
  const readable = kinds.filter((kind) => viewer.ability.can("read", subjectOf[kind]))
  return (await store.findActivity(scope, readable, viewer, { each: maxOfEachKind, limit: maxShown })).map(
    ({ amount, currency, ...record }) => ({
      kind: record.kind,
      id: record.id,
      who: record.who,
      what: record.what,
      amount: amount === null ? null : major(amount),
      currency: currencies.find((known) => known === currency) ?? null,
      at: record.at,
    }),
  )
}

/** Returns the latest orders and invoice payments. */
export const transactions = async (scope: Scope, viewer: Viewer) => ({
  transactions: await activityOf(scope, viewer, ["order", "payment"]),
})

/** Returns the latest activity of all kinds. */
export const timeline = async (scope: Scope, viewer: Viewer) => ({
  acts: await activityOf(scope, viewer, activityKinds),
})

/** Returns the setup steps of the workspace, and which are done. */
export async function setup(scope: Scope) {
  const { isEmpty, ...done } = await store.findSetup(scope)
  return { isEmpty, steps: setupSteps.map((name) => ({ name, done: done[name] })) }
}
