import { forbiddenOn, mayOn, requireOn } from "@/lib/core/auth/grants"
import { type Principal, principalsChanged } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { HttpError, invalid } from "@/lib/core/http/errors"
import { hasShops, lockBusiness } from "@/lib/features/businesses/service/businesses"
import type { GrantChanges, GrantForm, GrantListQuery, PersonListQuery, StaffGrant } from "../schema/grants"
import * as store from "../store/grants"
import * as peopleStore from "../store/people"
import { checkHolds } from "./held"
import { checkOwnerStays, isLastingOwner } from "./owners"
import { type Given, isActive, placesOf } from "./rights"

function stateOf({ from, until }: Pick<Given, "from" | "until">, now = Date.now()): StaffGrant["state"] {
  if (until && until.getTime() <= now) return "ended"
  return isActive({ from, until }, now) ? "active" : "planned"
}

const toGrant = ({ limits, overrides, madeBy, createdAt, ...row }: store.Row): StaffGrant => ({
  ...row,
  from: row.from.toISOString(),
  until: row.until?.toISOString() ?? null,
  state: stateOf(row),
  limits,
  overrides,
  madeBy,
  createdAt: createdAt.toISOString(),
})

export async function list(scope: Scope, principal: Principal, query: GrantListQuery) {
  const { rows, ...total } = await store.findPage(scope, principal, query)
  return { data: rows.map(toGrant), ...total, page: query.page, perPage: query.perPage }
}

export async function people(scope: Scope, query: PersonListQuery) {
  const { rows, ...total } = await peopleStore.findPage(scope, query)
  return { data: rows, ...total, page: query.page, perPage: query.perPage }
}

/** A grant that the caller may see. @throws HttpError 404 */
async function requireRow(scope: Scope, principal: Principal, id: number): Promise<store.Row> {
  const row = await store.find(scope, id)
  const place = row && (placesOf(row).find((one) => mayOn(principal, ["read", "StaffGrant"], one)) ?? placesOf(row)[0])
  requireOn(principal, ["read", "StaffGrant"], place)
  return row as store.Row
}

export const get = async (scope: Scope, principal: Principal, id: number): Promise<StaffGrant> =>
  toGrant(await requireRow(scope, principal, id))

/** @throws HttpError 422 for shops of other businesses, or an end before the start */
async function checkGiven(scope: Scope, given: Given): Promise<void> {
  if (given.shops && !(await hasShops(scope, given.business, given.shops))) throw invalid({ shops: "shopOfOther" })
  if (given.until && given.until < given.from) throw invalid({ until: "endsBeforeStart" })
}

function announce(scope: Scope, person: number): void {
  scope.after(() => principalsChanged(scope.workspaceId, person))
}

/** Gives a person a role. @throws HttpError 403 if the role has more rights than the caller, 404 or 422 */
export async function add(scope: Scope, principal: Principal, form: GrantForm): Promise<StaffGrant> {
  const { business, person, role, shops, limits, overrides } = form
  const from = form.from ? new Date(form.from) : new Date()
  const until = form.until ? new Date(form.until) : null
  const given: Given = { business, shops, role, from, until, limits, overrides }
  // A business that the caller may not read doesn't exist for them.
  requireOn(principal, ["read", "Business"], { business })
  await lockBusiness(scope, business)
  await checkGiven(scope, given)
  for (const place of placesOf(given)) {
    if (shops) requireOn(principal, ["read", "Shop"], place)
    if (!mayOn(principal, ["create", "StaffGrant"], place)) throw forbiddenOn(principal, ["create", "StaffGrant"])
  }
  checkHolds(principal, given)
  const found = await peopleStore.find(scope, person)
  if (!found) throw invalid({ person: "personUnknown" })
  const row = await store.insert(
    scope,
    {
      businessId: business,
      userId: person,
      personName: found.name,
      role,
      startsAt: from,
      endsAt: until,
      limits,
      overrides,
      madeBy: principal.userId,
      madeByName: principal.fullName,
    },
    shops,
  )
  announce(scope, person)
  return toGrant(row)
}

/** An end that is over means now, so that nothing is denied that was permitted at the time. */
function endOf(until: string | null, from: Date): Date | null {
  if (until === null) return null
  return new Date(Math.max(new Date(until).getTime(), Date.now(), from.getTime()))
}

/**
 * Changes or ends a grant; given fields are merged.
 * @throws HttpError 403 for more rights than the caller has; 404; 409 if it has changed since `version`, or is the last
 * owner's; 422
 */
export async function change(scope: Scope, principal: Principal, id: number, { version, ...changes }: GrantChanges) {
  const { business } = await requireRow(scope, principal, id)
  await lockBusiness(scope, business)
  const before = await requireRow(scope, principal, id)
  if (version !== undefined && version !== before.version)
    throw new HttpError(409, "conflict", { current: toGrant(before) })
  for (const place of placesOf(before)) requireOn(principal, ["update", "StaffGrant"], place)
  checkHolds(principal, before)
  // A planned grant that is called off never begins; it ends at its start.
  const { shops: givenShops, until: givenUntil, ...rest } = changes
  const from = rest.from ? new Date(rest.from) : before.from
  const until = givenUntil === undefined ? before.until : endOf(givenUntil, from)
  const shops = givenShops === undefined ? before.shops : givenShops
  const { role = before.role, limits = before.limits, overrides = before.overrides } = rest
  const after: Given = { business, shops, role, from, until, limits, overrides }
  await checkGiven(scope, after)
  for (const place of placesOf(after)) requireOn(principal, ["update", "StaffGrant"], place)
  checkHolds(principal, after)
  if (isLastingOwner(before) && !isLastingOwner(after)) await checkOwnerStays(scope, before)
  const values = { role, limits, overrides, startsAt: from, endsAt: until }
  const row = await store.update(scope, id, values, givenShops)
  announce(scope, before.person)
  return toGrant(row)
}
