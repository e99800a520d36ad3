import { and, desc, eq, or, type SQL, sql } from "drizzle-orm"
import { filterFor, type Granted } from "@/lib/core/auth/grants"
import type { Scope } from "@/lib/core/db/types"
import { bankBags } from "@/lib/features/bank-bags/table"
import { businesses, shops } from "@/lib/features/businesses/table"
import { drops } from "@/lib/features/drops/table"
import type { CashMention } from "./schema"
import { mentionDays } from "./values"

const recent = sql`now() - make_interval(days => ${mentionDays})`
const among = (column: SQL, numbers: readonly string[]) =>
  sql`lower(${column}) in (${sql.join(
    numbers.map((number) => sql`lower(${number})`),
    sql`, `,
  )})`
const ofShop = (of: typeof drops | typeof bankBags) =>
  [
    [shops, and(eq(shops.workspaceId, of.workspaceId), eq(shops.id, of.shopId))],
    [businesses, and(eq(businesses.workspaceId, of.workspaceId), eq(businesses.id, of.businessId))],
  ] as const

/** People who count without seeing expected cash see their own drops only. */
function visibleDrops(user: Granted): SQL | undefined {
  const places = { business: drops.businessId, shop: drops.shopId }
  const all = filterFor(user, ["read", "ExpectedCash"], places)
  return and(filterFor(user, ["read", "Drop"], places), all && or(all, eq(drops.userId, user.userId)))
}

async function findDrops({ db, workspaceId }: Scope, user: Granted, numbers: string[]): Promise<CashMention[]> {
  const [shop, business] = ofShop(drops)
  const number = sql`lower(${drops.envelope})`
  const rows = await db
    .selectDistinctOn([number], {
      ...{ id: drops.id, number: drops.envelope, state: drops.state, shop: drops.shopId, shopName: shops.name },
      ...{ amount: drops.amount, currency: businesses.currency, since: drops.droppedAt },
    })
    .from(drops)
    .innerJoin(...shop)
    .innerJoin(...business)
    .where(
      and(
        eq(drops.workspaceId, workspaceId),
        sql`${drops.droppedAt} > ${recent}`,
        among(sql`${drops.envelope}`, numbers),
        visibleDrops(user),
      ),
    )
    .orderBy(number, desc(drops.droppedAt), desc(drops.id))
  return rows.map(({ since, ...row }) => ({ kind: "drop", ...row, since: since.toISOString() }))
}

async function findBags({ db, workspaceId }: Scope, user: Granted, numbers: string[]): Promise<CashMention[]> {
  const [shop, business] = ofShop(bankBags)
  const number = sql`lower(${bankBags.number})`
  const rows = await db
    .selectDistinctOn([number], {
      ...{
        id: bankBags.id,
        number: bankBags.number,
        state: bankBags.state,
        shop: bankBags.shopId,
        shopName: shops.name,
      },
      ...{ amount: bankBags.amount, currency: businesses.currency, since: bankBags.preparedAt },
    })
    .from(bankBags)
    .innerJoin(...shop)
    .innerJoin(...business)
    .where(
      and(
        eq(bankBags.workspaceId, workspaceId),
        sql`${bankBags.preparedAt} > ${recent}`,
        among(sql`${bankBags.number}`, numbers),
        filterFor(user, ["read", "BankBag"], { business: bankBags.businessId, shop: bankBags.shopId }),
      ),
    )
    .orderBy(number, desc(bankBags.preparedAt), desc(bankBags.id))
  return rows.map(({ since, ...row }) => ({ kind: "bag", ...row, since: since.toISOString() }))
}

/** The newest envelope and bag with each of these numbers that the user may read. */
export async function findMentions(scope: Scope, user: Granted, numbers: string[]): Promise<CashMention[]> {
  if (numbers.length === 0) return []
  return [...(await findDrops(scope, user, numbers)), ...(await findBags(scope, user, numbers))]
}
