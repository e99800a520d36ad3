import { and, asc, eq, gte, lte, ne, type SQL, sql } from "drizzle-orm"
import { filterFor, type Granted } from "@/lib/core/auth/grants"
import { containsWords } from "@/lib/core/db/folded"
import { sortedPage } from "@/lib/core/db/paging"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import { bankAccounts, businesses, shops } from "@/lib/features/businesses/table"
import type { BagListQuery } from "./schema"
import { bankBagEvents, bankBags } from "./table"

type Bag = typeof bankBags.$inferSelect
export type BagEvent = typeof bankBagEvents.$inferSelect

const of = {
  bag: bankBags,
  shopName: shops.name,
  currency: businesses.currency,
  language: businesses.language,
  timeZone: shops.timeZone,
  legalName: businesses.legalName,
  accountName: bankAccounts.name,
  iban: bankAccounts.iban,
  bic: bankAccounts.bic,
}
export interface BagRow {
  bag: Bag
  shopName: string
  currency: string
  language: string
  timeZone: string
  legalName: string
  /** All three are null without a bank account. */
  accountName: string | null
  iban: string | null
  bic: string | null
}

const selectRows = <More extends Record<string, SQL>>({ db }: Scope, more: More) =>
  db
    .select({ ...of, ...more })
    .from(bankBags)
    .innerJoin(shops, and(eq(shops.workspaceId, bankBags.workspaceId), eq(shops.id, bankBags.shopId)))
    .innerJoin(
      businesses,
      and(eq(businesses.workspaceId, bankBags.workspaceId), eq(businesses.id, bankBags.businessId)),
    )
    .leftJoin(
      bankAccounts,
      and(eq(bankAccounts.workspaceId, bankBags.workspaceId), eq(bankAccounts.id, bankBags.bankAccountId)),
    )

const byId = ({ workspaceId }: Scope, id: number) => and(eq(bankBags.workspaceId, workspaceId), eq(bankBags.id, id))

export function findPage(scope: Scope, user: Granted, query: BagListQuery) {
  const { business, shop, state, creditedFrom, creditedTo, q, sortBy } = query
  const { number, slipNumber, sealNumber } = bankBags
  const where = and(
    eq(bankBags.workspaceId, scope.workspaceId),
    filterFor(user, ["read", "BankBag"], { business: bankBags.businessId, shop: bankBags.shopId }),
    business === undefined ? undefined : eq(bankBags.businessId, business),
    shop === undefined ? undefined : eq(bankBags.shopId, shop),
    state && eq(bankBags.state, state),
    creditedFrom === undefined ? undefined : gte(bankBags.creditedOn, creditedFrom),
    creditedTo === undefined ? undefined : lte(bankBags.creditedOn, creditedTo),
    q ? containsWords(sql`${number} || ' ' || ${slipNumber} || ' ' || ${sealNumber}`, q) : undefined,
  )
  return sortedPage<BagRow>(scope, {
    table: bankBags,
    where,
    query,
    by: [sortBy === "amount" ? bankBags.amount : bankBags.preparedAt, bankBags.id],
    select: (counted) => selectRows(scope, { counted }).where(where),
  })
}

/** Where the bag with a photo is; undefined if there is none. */
export async function findPhotographed({ db, workspaceId }: Scope, photo: string) {
  const [row] = await db
    .select({ business: bankBags.businessId, shop: bankBags.shopId })
    .from(bankBags)
    .where(and(eq(bankBags.workspaceId, workspaceId), eq(bankBags.photo, photo)))
    .limit(1)
  return row
}

export async function find(scope: Scope, id: number): Promise<BagRow | undefined> {
  const [row] = await selectRows(scope, {}).where(byId(scope, id))
  return row
}

/** A bag, which nobody else changes until the transaction ends. */
export async function lock(scope: Scope, id: number): Promise<Bag> {
  const [row] = await scope.db.select().from(bankBags).where(byId(scope, id)).for("update")
  return row as Bag
}

export const eventsOf = (scope: Scope, id: number): Promise<BagEvent[]> =>
  scope.db
    .select()
    .from(bankBagEvents)
    .where(and(eq(bankBagEvents.workspaceId, scope.workspaceId), eq(bankBagEvents.bagId, id)))
    .orderBy(asc(bankBagEvents.position))

export async function findAccount({ db, workspaceId }: Scope, id: number) {
  const { businessId, state } = bankAccounts
  const [row] = await db
    .select({ businessId, state })
    .from(bankAccounts)
    .where(and(eq(bankAccounts.workspaceId, workspaceId), eq(bankAccounts.id, id)))
  return row
}

export async function isNumberTaken({ db, workspaceId }: Scope, shop: number, number: string): Promise<boolean> {
  const [row] = await db
    .select({ id: bankBags.id })
    .from(bankBags)
    .where(
      and(
        eq(bankBags.workspaceId, workspaceId),
        eq(bankBags.shopId, shop),
        ne(bankBags.state, "returned"),
        sql`lower(${bankBags.number}) = lower(${number})`,
      ),
    )
    .limit(1)
  return row !== undefined
}

export async function insert(
  { db, workspaceId }: Scope,
  values: Omit<typeof bankBags.$inferInsert, "workspaceId" | "id">,
): Promise<number> {
  const id = nextId(workspaceId, "bank-bag")
  const [row] = await db
    .insert(bankBags)
    .values({ ...values, workspaceId, id })
    .returning({ id: bankBags.id })
  return (row as { id: number }).id
}

export const update = (scope: Scope, id: number, values: Partial<Bag>) =>
  scope.db.update(bankBags).set(values).where(byId(scope, id))

/** Adds what happened to a bag at the end of its trail. The caller has locked the bag. */
export const insertEvent = (
  { db, workspaceId }: Scope,
  bagId: number,
  values: Omit<typeof bankBagEvents.$inferInsert, "workspaceId" | "bagId" | "position">,
) =>
  db.insert(bankBagEvents).values({
    ...values,
    workspaceId,
    bagId,
    position: sql`(select count(*)::int + 1 from bank_bag_events e where e.workspace_id = ${workspaceId} and e.bag_id = ${bagId})`,
  })
