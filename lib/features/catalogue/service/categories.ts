import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { conflict, HttpError, invalid, notFound } from "@/lib/core/http/errors"
import type { Locale } from "@/lib/core/i18n/locales"
import { translator } from "@/lib/core/i18n/translator"
import type { Category, CategoryChanges, CategoryForm, CategoryListQuery } from "../schema/categories"
import * as store from "../store/categories"
import type { Department } from "../values"

// Categories belong to the workspace, not to one of its businesses: all their shops and the web shop share them.

/** Whether somebody may see what things cost, and so margins, in some business: the catalogue is that of all. */
export const seesCost = ({ ability }: Principal): boolean => ability.can("read", "ProductCost")

function toCategory(principal: Principal, { row, parent, subcategories, products }: store.Listed): Category {
  const { id, state, name, position, vatRates, marginBps, ageLimit, isReturnable, version } = row
  const hasMargin = seesCost(principal)
  return {
    ...{ id, parent: row.parentId, parentName: parent?.name ?? null, state, name, position },
    department: row.department ?? parent?.department ?? null,
    ...{ vatRates, ...(hasMargin && { marginBps }), ageLimit, isReturnable },
    effective: {
      vatRates: { ...parent?.vatRates, ...vatRates },
      ...(hasMargin && { marginBps: marginBps ?? parent?.marginBps ?? null }),
      ageLimit: ageLimit ?? parent?.ageLimit ?? null,
      isReturnable: isReturnable ?? parent?.isReturnable ?? null,
    },
    ...{ subcategories, products, version },
  }
}

export async function list(scope: Scope, principal: Principal, query: CategoryListQuery) {
  const { rows, ...total } = await store.findPage(scope, query)
  return { data: rows.map((row) => toCategory(principal, row)), ...total, page: query.page, perPage: query.perPage }
}

/** @throws HttpError 404 */
export async function get(scope: Scope, principal: Principal, id: number): Promise<Category> {
  const row = await store.find(scope, id)
  if (!row) throw notFound()
  return toCategory(principal, row)
}

/** Locks the category of a subcategory. @throws HttpError 422 if it isn't one; 409 if it is archived */
async function lockParent(scope: Scope, id: number): Promise<void> {
  const row = await store.lock(scope, id)
  if (row?.parentId !== null) throw invalid({ parent: "noCategory" })
  if (row.state === "archived") throw conflict({ parent: "categoryArchived" })
}

/** @throws HttpError 409 if another category has the department */
async function checkDepartment(scope: Scope, department: Department | null | undefined, id = 0): Promise<void> {
  const taken = department ? await store.findDepartment(scope, department) : undefined
  if (taken && taken.id !== id) throw conflict({ department: "departmentTaken" })
}

/** Adds a category or subcategory. @throws HttpError 409 if name or department is taken; 422 */
export async function add(scope: Scope, principal: Principal, { parent, ...values }: CategoryForm): Promise<Category> {
  if (parent !== null) {
    await lockParent(scope, parent)
    if (values.department) throw invalid({ department: "departmentOfCategory" })
  }
  await checkDepartment(scope, values.department)
  if (await store.hasName(scope, parent, values.name)) throw conflict({ name: "categoryTaken" })
  return get(scope, principal, await store.insert(scope, { ...values, parentId: parent }))
}

async function checkChanges(scope: Scope, row: store.CategoryRow, changes: CategoryChanges): Promise<void> {
  const { parent, name, department, state } = changes
  const isMoved = parent !== undefined && parent !== row.parentId
  if (isMoved && row.parentId === null) throw invalid({ parent: "categoryStays" })
  if (isMoved) await lockParent(scope, parent)
  if (department && row.parentId !== null) throw invalid({ department: "departmentOfCategory" })
  await checkDepartment(scope, department, row.id)
  const parentId = parent ?? row.parentId
  const isRenamed = isMoved || (name !== undefined && name !== row.name)
  if (isRenamed && (await store.hasName(scope, parentId, name ?? row.name, row.id)))
    throw conflict({ name: "categoryTaken" })
  if (state === "archived" && row.state === "active" && (await store.countUse(scope, row.id)) > 0)
    throw conflict({ state: "categoryInUse" })
  if (state === "active" && row.state === "archived" && parentId !== null) await lockParent(scope, parentId)
}

/**
 * Changes a category; given fields are merged. Its products follow it to its department of the web shop.
 * @throws HttpError 404; 409 if it has changed since `version`, isn't empty, or name or department is taken; 422
 */
export async function change(scope: Scope, principal: Principal, id: number, given: CategoryChanges) {
  const { version, ...changes } = given
  const row = await store.lock(scope, id)
  if (!row) throw notFound()
  if (version !== undefined && version !== row.version)
    throw new HttpError(409, "conflict", { current: await get(scope, principal, id) })
  await checkChanges(scope, row, changes)
  const { parent, ...values } = changes
  await store.update(scope, id, { ...values, ...(parent !== undefined && { parentId: parent }) })
  const changed = await get(scope, principal, id)
  if (changes.department !== undefined || parent !== undefined) await store.moveProducts(scope, id, changed.department)
  return changed
}

/** The category of a department of the web shop, which the first product in it makes. An archived one is used again. */
export async function categoryOf(scope: Scope, department: Department, locale: Locale): Promise<number> {
  const known = await store.findDepartment(scope, department)
  if (known?.state === "archived") await store.update(scope, known.id, { state: "active" })
  if (known) return known.id
  const t = await translator(locale, "catalogue")
  const name = t(`categories.${department}`)
  // A category without a department may have the name. Its products don't belong in the web shop.
  const isTaken = await store.hasName(scope, null, name)
  return store.insert(scope, { name: isTaken ? `${name} (${department})` : name, department })
}
