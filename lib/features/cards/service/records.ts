import type { Rule, Subject } from "@/lib/core/auth/ability"
import type { Scope } from "@/lib/core/db/types"
import { currencies, major } from "@/lib/core/money"
import type { Act } from "../schema"
import * as store from "../store/records"
import { type ActKind, actKinds, setupSteps } from "../values"

interface Viewer {
  ability: { can(action: Rule[0], subject: Subject): boolean }
}

/** Who may not see the list a record is of is not shown the record either. */
const subjectOf: Record<ActKind, Subject> = { order: "Order", payment: "Invoice", task: "Task", user: "User" }
const shownActs = 6
/** Of one kind, among several. */
const shownOfEach = 3

async function actsOf(scope: Scope, { ability }: Viewer, kinds: readonly ActKind[]): Promise<Act[]> {
  const seen = kinds.filter((kind) => ability.can("read", subjectOf[kind]))
  return (await store.findActs(scope, seen, shownOfEach, shownActs)).map(({ amount, currency, ...act }) => ({
    kind: act.kind,
    id: act.id,
    who: act.who,
    what: act.what,
    amount: amount === null ? null : major(amount),
    currency: currencies.find((known) => known === currency) ?? null,
    at: act.at,
  }))
}

/** The money that came in last: orders of the shop and payments of invoices. */
export const transactions = async (scope: Scope, viewer: Viewer) => ({
  transactions: await actsOf(scope, viewer, ["order", "payment"]),
})

/** What happened last. */
export const timeline = async (scope: Scope, viewer: Viewer) => ({ acts: await actsOf(scope, viewer, actKinds) })

/** What is left to do in a workspace that is being set up. */
export async function setup(scope: Scope) {
  const { isEmpty, ...done } = await store.findSetup(scope)
  return { isEmpty, steps: setupSteps.map((name) => ({ name, done: done[name] })) }
}
