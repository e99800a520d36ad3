import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { HttpError, invalid, notFound } from "@/lib/core/http/errors"
import type { BankRule, RuleChanges, RuleForm, RuleListQuery } from "../schema/rules"
import * as books from "../store/books"
import * as store from "../store/rules"
import type { RuleOf } from "./match/rules"

const toRule = ({ rule: row, accountName }: store.RuleRow): BankRule => ({
  ...{ id: row.id, business: row.businessId, state: row.state, patternKind: row.patternKind, pattern: row.pattern },
  ...{ direction: row.direction, kind: row.kind, account: row.accountId, accountName: accountName ?? "" },
  ...{ vatRate: row.vatRate, isAutomatic: row.isAutomatic, version: row.version },
  createdBy: { id: row.userId, name: row.userName },
  createdAt: row.createdAt.toISOString(),
})

export async function list(scope: Scope, principal: Principal, query: RuleListQuery) {
  const { rows, ...total } = await store.findPage(scope, principal, query)
  return { data: rows.map(toRule), ...total, page: query.page, perPage: query.perPage }
}

/** @throws HttpError 404 */
export async function get(scope: Scope, id: number): Promise<BankRule> {
  const row = await store.find(scope, id)
  if (!row) throw notFound()
  return toRule(row)
}

export async function findPlace(scope: Scope, id: number) {
  const row = await store.find(scope, id)
  return row && { business: row.rule.businessId }
}

/** The rules of a business that are in use. */
export const activeRules = async (scope: Scope, business: number): Promise<RuleOf[]> =>
  (await store.activeOf(scope, business)).map(({ rule, accountName }) => ({ ...rule, accountName: accountName ?? "" }))

/** @throws HttpError 422 unless the account is one of the business's books that is in use */
async function checkAccount(scope: Scope, business: number, kind: string, account: number | null): Promise<void> {
  if (kind !== "account") return
  if (account === null) throw invalid({ account: "required" })
  const found = await books.findBookAccount(scope, business, account)
  if (!found || found.isArchived) throw invalid({ account: "accountUnknown" })
}

const bare = (kind: string, pattern: string) => (kind === "iban" ? pattern.replace(/\s/g, "").toUpperCase() : pattern)

export async function add(scope: Scope, principal: Principal, form: RuleForm): Promise<BankRule> {
  const { business, account = null, pattern, ...values } = form
  await checkAccount(scope, business, values.kind, account)
  const id = await store.insert(scope, {
    ...values,
    ...{ businessId: business, accountId: account, pattern: bare(values.patternKind, pattern) },
    ...{ userId: scope.userId, userName: principal.fullName },
  })
  return get(scope, id)
}

/** @throws HttpError 404; 409 if it has changed since `version`; 422 */
export async function change(scope: Scope, id: number, { version, account, ...changes }: RuleChanges) {
  const row = await store.lock(scope, id)
  if (!row) throw notFound()
  if (version !== undefined && version !== row.version)
    throw new HttpError(409, "conflict", { current: await get(scope, id) })
  const accountId = account === undefined ? row.accountId : account
  const kind = changes.kind ?? row.kind
  await checkAccount(scope, row.businessId, kind, accountId)
  const pattern = bare(changes.patternKind ?? row.patternKind, changes.pattern ?? row.pattern)
  await store.update(scope, id, { ...changes, pattern, accountId })
  return get(scope, id)
}
