import { aliasedTable, and, asc, desc, eq, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm"
import { foldedContains } from "@/lib/core/db/folded"
import { listPage } from "@/lib/core/db/paging"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import type { CategoryListQuery } from "../schema/categories"
import { products } from "../table"
import { categories } from "../table/categories"
import type { Department } from "../values"

const t = categories
export type CategoryRow = typeof t.$inferSelect
const parents = aliasedTable(categories, "parents")

const inWorkspace = ({ workspaceId }: Scope, ...more: (SQL | undefined)[]) =>
  and(eq(t.workspaceId, workspaceId), ...more)

// Drizzle leaves out the table's name in a statement on one table; these are for joins, where it stays.
const subcategories = sql<number>`(select count(*)::int from ${t} as child
  where child.workspace_id = ${t.workspaceId} and child.parent_id = ${t.id})`
const productCount = sql<number>`(select count(*)::int from ${products} as product where product.workspace_id = ${t.workspaceId}
  and product.state <> 'archived' and product.category_id in (select ${t.id} union all select child.id from ${t} as child
    where child.workspace_id = ${t.workspaceId} and child.parent_id = ${t.id}))`

const selectRows = <More extends Record<string, SQL>>({ db }: Scope, more: More) =>
  db
    .select({ row: t, parent: parents, subcategories, products: productCount, ...more })
    .from(t)
    .leftJoin(parents, and(eq(parents.workspaceId, t.workspaceId), eq(parents.id, t.parentId)))
export type Listed = Awaited<ReturnType<typeof selectRows>>[number]

/** Subcategories follow their category. */
const treeOrder = [
  sql`coalesce(${parents.position}, ${t.position})`,
  sql`coalesce(${parents.search}, ${t.search})`,
  sql`coalesce(${parents.id}, ${t.id})`,
  sql`${t.parentId} is not null`,
  asc(t.position),
  asc(t.search),
]

export function findPage(scope: Scope, { level, parent, state, q, sortBy, order, page, perPage }: CategoryListQuery) {
  const where = inWorkspace(
    scope,
    level && (level === "category" ? isNull(t.parentId) : isNotNull(t.parentId)),
    parent === undefined ? undefined : eq(t.parentId, parent),
    state && eq(t.state, state),
    q ? foldedContains(t.search, q) : undefined,
  )
  const direction = order === "desc" ? desc : asc
  const sorted = sortBy && [direction(sortBy === "name" ? t.search : productCount), asc(t.id)]
  return listPage<Listed>(scope, {
    table: t,
    where,
    page,
    perPage,
    searches: q !== undefined,
    rows: (counted, from) =>
      selectRows(scope, { counted: counted as SQL<number | null> })
        .where(where)
        .orderBy(...(sorted ?? treeOrder))
        .limit(perPage)
        .offset(from),
  })
}

export async function find(scope: Scope, id: number): Promise<Listed | undefined> {
  const [row] = await selectRows(scope, {}).where(inWorkspace(scope, eq(t.id, id)))
  return row
}

/** Locks a category until the transaction ends. */
export async function lock(scope: Scope, id: number): Promise<CategoryRow | undefined> {
  const [row] = await scope.db
    .select()
    .from(t)
    .where(inWorkspace(scope, eq(t.id, id)))
    .for("update")
  return row
}

/** Whether another category at the same place has this name, whatever its case and accents. */
export async function hasName(scope: Scope, parent: number | null, name: string, except = 0): Promise<boolean> {
  const level = parent === null ? isNull(t.parentId) : eq(t.parentId, parent)
  return (
    (await scope.db.$count(t, inWorkspace(scope, level, sql`${t.search} = fold_text(${name})`, ne(t.id, except)))) > 0
  )
}

/** The category of a department of the web shop. */
export async function findDepartment(scope: Scope, department: Department) {
  const [row] = await scope.db
    .select({ id: t.id, state: t.state })
    .from(t)
    .where(inWorkspace(scope, eq(t.department, department)))
  return row
}

/** The department of a category or subcategory; undefined if there is none with this id. */
export async function findPlaced(scope: Scope, id: number) {
  const rows: Pick<CategoryRow, "id" | "state" | "department">[] = await scope.db
    .select({
      id: t.id,
      state: t.state,
      department: sql<Department | null>`coalesce(${parents.department}, ${t.department})`,
    })
    .from(t)
    .leftJoin(parents, and(eq(parents.workspaceId, t.workspaceId), eq(parents.id, t.parentId)))
    .where(inWorkspace(scope, eq(t.id, id)))
  return rows[0]
}

type Values = Partial<Omit<typeof t.$inferInsert, "workspaceId" | "id">> & { name: string }

/** Inserts a category, last among its siblings unless `position` is given. @returns its id */
export async function insert(scope: Scope, { position, parentId = null, ...values }: Values): Promise<number> {
  const { db, workspaceId } = scope
  const last = sql<number>`(select coalesce(max(sibling.position), 0) + 1 from ${t} as sibling
    where sibling.workspace_id = ${workspaceId} and sibling.parent_id is not distinct from ${parentId}::int)`
  const [row] = await db
    .insert(t)
    .values({ ...values, parentId, position: position ?? last, workspaceId, id: nextId(workspaceId, "category") })
    .returning({ id: t.id })
  return (row as { id: number }).id
}

export const update = (scope: Scope, id: number, changes: Partial<Values>) =>
  scope.db
    .update(t)
    .set({ ...changes, version: sql`${t.version} + 1` })
    .where(inWorkspace(scope, eq(t.id, id)))

/** How much is left in a category: subcategories in use, and products that are not archived. */
export async function countUse(scope: Scope, id: number): Promise<number> {
  const children = await scope.db.$count(t, inWorkspace(scope, eq(t.parentId, id), eq(t.state, "active")))
  const { workspaceId, categoryId, state } = products
  const inIt = and(eq(workspaceId, scope.workspaceId), eq(categoryId, id), ne(state, "archived"))
  return children + (await scope.db.$count(products, inIt))
}

/** Puts the products of a category and its subcategories into the category's department of the web shop. */
export const moveProducts = ({ db, workspaceId }: Scope, id: number, department: Department | null) =>
  db.execute(sql`update ${products} set category = ${department}, version = products.version + 1
    from ${t} as own where products.workspace_id = ${workspaceId} and own.workspace_id = ${workspaceId}
    and own.id = products.category_id and (own.id = ${id} or own.parent_id = ${id})
    and products.category is distinct from ${department}`)
