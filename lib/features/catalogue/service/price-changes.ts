import { mayOn } from "@/lib/core/auth/grants"
import type { Principal } from "@/lib/core/auth/principal"
import { tx } from "@/lib/core/db/tx"
import type { Scope } from "@/lib/core/db/types"
import { conflict, type Fields, HttpError, invalid, notFound } from "@/lib/core/http/errors"
import type { JobRun } from "@/lib/core/jobs/definitions"
import { enqueue } from "@/lib/core/jobs/queue"
import { currencies } from "@/lib/core/money"
import type { PriceChange, PriceChangeQuery, PriceChangesForm, UndonePriceChange } from "../schema/price-sheet"
import * as store from "../store/price-changes"
import { findPlaces } from "../store/price-sheet"
import { shopCurrency } from "../values"
import type { KeptReason } from "../values/price-sheet"
import { mayEverywhere, setsPrices } from "./prices"

/** Gives the products of a change their prices once these are due. */
export const priceChangeJob = "apply-price-change"

function toChange({ row, undoneBy }: store.ChangeRow): PriceChange {
  const { id, cells, validFrom, userId, userName, createdAt, undoes } = row
  return {
    ...{ id, cells, validFrom: validFrom.toISOString(), setBy: { id: userId, name: userName } },
    ...{ setAt: createdAt.toISOString(), undoes, undoneBy },
  }
}

export async function list(scope: Scope, query: PriceChangeQuery) {
  const { rows, ...total } = await store.findPage(scope, query)
  return { data: rows.map(toChange), ...total, page: query.page, perPage: query.perPage }
}

type Cell = PriceChangesForm["cells"][number]
const keyOf = ({ product, shop }: Pick<Cell, "product" | "shop">) => `${product}:${shop ?? 0}`

/** The shops that the caller sees, and which prices the caller may set. */
export async function findRights(scope: Scope, principal: Principal) {
  const { shops: seen, businesses } = await findPlaces(scope, principal)
  const shops = new Map(seen.map((shop) => [shop.id, shop]))
  const maySetAll = mayEverywhere(principal, businesses)
  return {
    shops: seen,
    maySetAll,
    /** The currency of a cell, or why the caller may not set it. */
    check(shop: number | null): { currency: string } | { problem: string } {
      if (shop === null) return maySetAll ? { currency: shopCurrency } : { problem: "priceOfAll" }
      const found = shops.get(shop)
      if (!found) return { problem: "unknownShop" }
      if (!mayOn(principal, setsPrices, found)) return { problem: "priceOfShop" }
      return currencies.some((known) => known === found.currency) ? found : { problem: "currencyUnknown" }
    },
  }
}
export type Rights = Awaited<ReturnType<typeof findRights>>

/** @throws HttpError 403 or 422 that names each wrong cell */
function checkCells(cells: Cell[], known: Set<number>, rights: Rights): void {
  const wrong: Fields = {}
  let isForbidden = true
  const seen = new Set<string>()
  cells.forEach((cell, index) => {
    const checked = rights.check(cell.shop)
    const fail = (field: string, key: string) => {
      wrong[`cells.${index}.${field}`] = key
      isForbidden &&= key === "priceOfAll" || key === "priceOfShop"
    }
    if (!known.has(cell.product)) fail("product", "unknownProduct")
    else if ("problem" in checked) fail("shop", checked.problem)
    else if (seen.has(keyOf(cell))) fail("product", "cellTwice")
    else if (cell.shop === null && cell.amount === null) fail("amount", "required")
    seen.add(keyOf(cell))
  })
  if (Object.keys(wrong).length === 0) return
  throw isForbidden ? new HttpError(403, "forbidden", { fields: wrong }) : invalid(wrong)
}

/** @throws HttpError 409 with the cells that somebody has changed since the version that the caller saw */
function checkVersions(cells: Cell[], current: Map<string, store.CurrentCell>): void {
  const fields: Fields = {}
  const stale = cells.flatMap((cell, index) => {
    const { product, shop, version } = cell
    const now = current.get(keyOf(cell)) ?? { product, shop, amount: null, version: 0 }
    if (version === undefined || version === now.version) return []
    fields[`cells.${index}.amount`] = "priceChanged"
    return [now]
  })
  if (stale.length > 0) throw new HttpError(409, "conflict", { fields, current: { cells: stale } })
}

/** Writes a change and makes the web shop follow it. */
export async function writeChange(scope: Scope, values: Parameters<typeof store.insert>[1]): Promise<PriceChange> {
  const id = await store.insert(scope, values)
  if (values.cells.some(({ shop }) => shop === null)) {
    if (values.validFrom) await enqueue(scope, priceChangeJob, { change: id }, { runAt: values.validFrom })
    else await store.applyPrices(scope, id)
  }
  return toChange((await store.find(scope, id)) as store.ChangeRow)
}

const productsOf = (cells: { product: number }[]) => [...new Set(cells.map(({ product }) => product))]
const isFuture = (moment: Date) => moment.getTime() > Date.now()

/**
 * Sets many prices at once, all or none. Cells that have their amount already are left out.
 * @throws HttpError 403, 409 for prices that have changed since, 422
 */
export async function add(scope: Scope, principal: Principal, form: PriceChangesForm): Promise<PriceChange> {
  const validFrom = form.validFrom === null ? undefined : new Date(form.validFrom)
  if (validFrom && !isFuture(validFrom)) throw invalid({ validFrom: "futureOnly" })
  const ids = productsOf(form.cells)
  const known = await store.lockProducts(scope, ids)
  const rights = await findRights(scope, principal)
  checkCells(form.cells, known, rights)
  const current = new Map((await store.currentCells(scope, ids)).map((cell) => [keyOf(cell), cell]))
  checkVersions(form.cells, current)
  const cells = form.cells.flatMap((cell) => {
    const checked = rights.check(cell.shop)
    const before = current.get(keyOf(cell))?.amount ?? null
    if ("problem" in checked || (!validFrom && before === cell.amount)) return []
    const { product, shop, amount } = cell
    return [{ product, shop, amount, currency: checked.currency, before }]
  })
  if (cells.length === 0) throw invalid({ cells: "pricesUnchanged" })
  return writeChange(scope, { cells, validFrom, userName: principal.fullName })
}

function whyKept(cell: store.ChangedCell, rights: Rights): KeptReason | undefined {
  if (cell.version !== cell.price) return "changed"
  if ("problem" in rights.check(cell.shop)) return "noRight"
  return cell.shop === null && cell.before === null ? "first" : undefined
}

/**
 * Restores the prices before a change where nothing has changed since, of all its products or `only` some. The caller has
 * locked the products.
 * @returns the change that undoes it, undefined if nothing can be restored, and the prices that stay
 */
export async function restorePrices(scope: Scope, principal: Principal, id: number, only?: Set<number>) {
  const found = await store.find(scope, id)
  if (!found || found.undoneBy) return { change: undefined, kept: [] }
  const cells = (await store.cellsOf(scope, id)).filter(({ product }) => only?.has(product) ?? true)
  const rights = await findRights(scope, principal)
  const judged = cells.map((cell) => ({ cell, reason: whyKept(cell, rights) }))
  const kept = judged.flatMap(({ cell: { product, productName, shop, shopName }, reason }) =>
    reason ? [{ product, productName, shop, shopName, reason }] : [],
  )
  const restored = judged.flatMap(({ cell: { product, shop, amount, before, currency }, reason }) =>
    reason ? [] : [{ product, shop, currency, amount: before, before: amount }],
  )
  if (restored.length === 0) return { change: undefined, kept }
  const { validFrom } = found.row
  const userName = principal.fullName
  // Prices of the future are undone for that moment: until then nothing changes.
  const values = { cells: restored, undoes: id, userName, ...(isFuture(validFrom) && { validFrom }) }
  return { change: await writeChange(scope, values), kept }
}

/**
 * Undoes a change by new prices, where nothing has changed since.
 * @throws HttpError 404; 409 if it has been undone already, or nothing of it can be
 */
export async function undo(scope: Scope, principal: Principal, id: number): Promise<UndonePriceChange> {
  if (!(await store.find(scope, id))) throw notFound()
  await store.lockProducts(scope, productsOf(await store.cellsOf(scope, id)))
  // Read after the lock: somebody may have undone it, or set prices, before.
  if ((await store.find(scope, id))?.undoneBy) throw conflict({ id: "alreadyUndone" })
  const { change, kept } = await restorePrices(scope, principal, id)
  if (!change) throw conflict({ id: "nothingToUndo" })
  return { ...change, kept }
}

/** The work of the job: safe to repeat, and does nothing where other prices have followed. */
export const applyDueChange = ({ change }: { change?: unknown }, { workspaceId }: JobRun) =>
  tx({ workspaceId: Number(workspaceId), userId: 0 }, async (scope) => {
    await store.lockProducts(scope, productsOf(await store.cellsOf(scope, Number(change))))
    await store.applyPrices(scope, Number(change))
  })
