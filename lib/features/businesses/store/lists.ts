import { type AnyColumn, and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm"
import { filterFor, type Granted } from "@/lib/core/auth/grants"
import { containsWords, foldedContains } from "@/lib/core/db/folded"
import { listPage } from "@/lib/core/db/paging"
import type { Scope } from "@/lib/core/db/types"
import type { BusinessListQuery, ShopListQuery } from "../schema/businesses"
import type { BankAccountListQuery, PartListQuery } from "../schema/parts"
import { bankAccounts, businesses, safes, shops, tills } from "../table"

/** A page of a list: the rows that the caller may see and that match, in their order. */
function pageOf<Row extends object>(
  scope: Scope,
  table: typeof businesses | typeof shops | typeof tills | typeof safes | typeof bankAccounts,
  { page, perPage, order }: { page: number; perPage: number; order?: "asc" | "desc" },
  { sortBy, where, searches = false }: { sortBy: AnyColumn; where: (SQL | undefined)[]; searches?: boolean },
) {
  const condition = and(eq(table.workspaceId, scope.workspaceId), ...where)
  const direction = order === "desc" ? desc : asc
  return listPage<Row>(scope, {
    table,
    where: condition,
    page,
    perPage,
    searches,
    rows: (counted, from) =>
      scope.db
        .select({ row: table as typeof tills, counted })
        .from(table)
        .where(condition)
        .orderBy(direction(sortBy), asc(table.id))
        .limit(perPage)
        .offset(from)
        .then((rows) =>
          rows.map(({ row, counted }) => ({ ...row, counted }) as unknown as Row & { counted: number | null }),
        ),
  })
}

const text = (...columns: AnyColumn[]) => sql.join(columns, sql` || ' ' || `)

/** Businesses with this shop. */
const hasShop = ({ db, workspaceId }: Scope, shop: number) =>
  inArray(
    businesses.id,
    db
      .select({ id: shops.businessId })
      .from(shops)
      .where(and(eq(shops.workspaceId, workspaceId), eq(shops.id, shop))),
  )

export function findBusinesses(scope: Scope, user: Granted, query: BusinessListQuery) {
  const { name, state, createdAt } = {
    name: businesses.tradingName,
    state: businesses.state,
    createdAt: businesses.createdAt,
  }
  return pageOf<typeof businesses.$inferSelect>(scope, businesses, query, {
    sortBy: { name, state, createdAt }[query.sortBy ?? "name"],
    searches: query.q !== undefined,
    where: [
      filterFor(user, ["read", "Business"], { business: businesses.id }),
      query.state && eq(state, query.state),
      query.shop === undefined ? undefined : hasShop(scope, query.shop),
      query.q ? foldedContains(businesses.search, query.q) : undefined,
    ],
  })
}

export function findShops(scope: Scope, user: Granted, query: ShopListQuery) {
  const { name, code, state } = shops
  return pageOf<typeof shops.$inferSelect>(scope, shops, query, {
    sortBy: { name, code, state }[query.sortBy ?? "name"],
    where: [
      filterFor(user, ["read", "Shop"], { business: shops.businessId, shop: shops.id }),
      query.business === undefined ? undefined : eq(shops.businessId, query.business),
      query.state && eq(state, query.state),
      query.q ? containsWords(text(name, code, shops.city), query.q) : undefined,
    ],
  })
}

function findInShops<Row extends object>(
  scope: Scope,
  user: Granted,
  query: PartListQuery,
  table: typeof tills | typeof safes,
  subject: "Shop" | "Safe",
) {
  return pageOf<Row>(scope, table, query, {
    sortBy: table.name,
    where: [
      filterFor(user, ["read", subject], { business: table.businessId, shop: table.shopId }),
      query.business === undefined ? undefined : eq(table.businessId, query.business),
      query.shop === undefined ? undefined : eq(table.shopId, query.shop),
      query.state && eq(table.state, query.state),
      query.q ? containsWords(table.name, query.q) : undefined,
    ],
  })
}

export const findTills = (scope: Scope, user: Granted, query: PartListQuery) =>
  findInShops<typeof tills.$inferSelect>(scope, user, query, tills, "Shop")
export const findSafes = (scope: Scope, user: Granted, query: PartListQuery) =>
  findInShops<typeof safes.$inferSelect>(scope, user, query, safes, "Safe")

export const findBankAccounts = (scope: Scope, user: Granted, query: BankAccountListQuery) =>
  pageOf<typeof bankAccounts.$inferSelect>(scope, bankAccounts, query, {
    sortBy: bankAccounts.name,
    where: [
      filterFor(user, ["read", "BankAccount"], { business: bankAccounts.businessId }),
      query.business === undefined ? undefined : eq(bankAccounts.businessId, query.business),
      query.state && eq(bankAccounts.state, query.state),
      query.q ? containsWords(text(bankAccounts.name, bankAccounts.iban), query.q) : undefined,
    ],
  })
