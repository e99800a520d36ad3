import { and, eq, inArray } from "drizzle-orm"
import type { Rule } from "@/lib/core/auth/ability"
import { abilityOf } from "@/lib/core/auth/casl"
import { requireOn } from "@/lib/core/auth/grants"
import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { grantsOf, rulesOf } from "@/lib/features/staff-access/service/rights"
import { findOfUser } from "@/lib/features/staff-access/store/grants"
import { users } from "@/lib/features/users/table"
import type { TradingEvent } from "./kinds"
import { tradingShops } from "./shops"

/** The staff of the sample's shops by e-mail address, with the rights of their grants. */
export type People = ReadonlyMap<string, Principal>

export async function findPeople(scope: Scope): Promise<People> {
  const { db, workspaceId } = scope
  const { id, fullName, email } = users
  const addresses = tradingShops.flatMap((shop) => Object.values(shop.people).map((worker) => worker.email))
  const all = await db
    .select({ userId: id, fullName, email })
    .from(users)
    .where(and(eq(users.workspaceId, workspaceId), inArray(email, addresses)))
  const people = new Map<string, Principal>()
  for (const person of all) {
    const grants = (await findOfUser(db, { workspaceId, userId: person.userId })).flatMap(grantsOf)
    const rules = rulesOf(grants)
    // Commands read no other fields of a principal.
    const rights = { grants, rules, ability: abilityOf(rules) }
    people.set(person.email, { ...person, ...rights, workspaceId } as unknown as Principal)
  }
  return people
}

const [till, review] = [["update", "TillSession"] as const, ["update", "CashUp"] as const]
const goods = ["create", "Stock"] as const
const [safe, bag, match] = [
  ["update", "SafeCash"] as const,
  ["update", "BankBag"] as const,
  ["update", "BankCredit"] as const,
]

/** The right that the endpoint of a command requires. The bank's own transactions require no right. */
const rightFor: Partial<Record<TradingEvent["kind"], Rule>> = {
  "till-opened": ["create", "TillSession"],
  ...{ "paid-in": till, "paid-out": till, "no-sale": till, counting: till, counted: till, takings: till },
  ...{ "till-closed": till, "till-reviewed": review, "till-locked": review },
  ...{ drop: ["create", "Drop"], "drop-verified": ["update", "Drop"] },
  ...{ "safe-counted": safe, change: safe, float: safe },
  ...{ "bag-prepared": ["create", "BankBag"], "bag-sealed": bag, "bag-dispatched": bag, "bag-returned": bag },
  ...{ "goods-delivered": goods, "goods-sold": goods, "goods-wasted": goods, "goods-ordered": goods },
  "goods-counted": ["update", "ExpectedStock"],
  ...{ "iou-charged": ["create", "Iou"], "iou-repaid": ["update", "Iou"], "iou-written-off": ["update", "Iou"] },
  ...{ "bag-credited": match, "bag-resolved": match, deposit: ["create", "CounterDeposit"] },
}

/** The person behind an event. @throws HttpError if they lack the right for it */
export function actorOf(people: People, { kind, by }: TradingEvent, place: { business: number; shop: number }) {
  const person = people.get(by.email)
  if (!person) throw new Error(`nobody of the sample has the address ${by.email}`)
  const right = rightFor[kind]
  if (right) requireOn(person, right, place)
  return person
}
