import { sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import { products } from "@/lib/features/catalogue/table"
import { productGtins } from "@/lib/features/catalogue/table/prices"
import { supplierBillLines } from "../table"

export interface FoundProduct {
  id: number
  name: string
  supplierCode: string
  /** With 14 digits, and the pieces in what has this barcode. */
  gtins: { gtin: string; quantity: number }[]
}

interface Wanted {
  supplier: string
  ids: number[]
  gtins: string[]
  codes: string[]
}

const list = (values: readonly (string | number)[], type: "int" | "text") =>
  sql`(array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::${sql.raw(type)}[])`

/** Products by id, by barcode, and by a supplier's code where the supplier's name is that of the product. */
export async function findProducts({ db, workspaceId }: Scope, { supplier, ids, gtins, codes }: Wanted) {
  if (ids.length + gtins.length + codes.length === 0) return []
  const padded = gtins.map((gtin) => gtin.padStart(14, "0"))
  const rows = await db.execute(sql`
    select p.id, p.name, p.supplier_code as "supplierCode",
      coalesce((select json_agg(json_build_object('gtin', g.gtin, 'quantity', g.quantity)) from ${productGtins} g
        where g.workspace_id = p.workspace_id and g.product_id = p.id), '[]'::json) as gtins
    from ${products} p
    where p.workspace_id = ${workspaceId} and p.state <> 'archived' and (
      p.id = any ${list(ids, "int")}
      or p.id in (select g.product_id from ${productGtins} g
        where g.workspace_id = ${workspaceId} and g.gtin = any ${list(padded, "text")})
      or (lower(p.supplier_code) = any ${list(
        codes.map((code) => code.toLowerCase()),
        "text",
      )}
        and (p.supplier_name = '' or lower(p.supplier_name) = lower(${supplier}))))
    order by p.id limit 500`)
  return rowsOf<FoundProduct>(rows)
}

/** Notes which lines of a bill are goods; the others are none any more. */
export async function setGoods(
  { db, workspaceId }: Scope,
  billId: number,
  goods: readonly { position: number; product: number; pieces: number }[],
): Promise<void> {
  const rows = sql.join(
    goods.map(({ position, product, pieces }) => sql`(${position}::int, ${product}::int, ${pieces}::int)`),
    sql`, `,
  )
  const none = sql`select null::int as position, null::int as product, null::int as pieces where false`
  await db.execute(sql`update ${supplierBillLines} l set product_id = v.product, pieces = v.pieces
    from ${supplierBillLines} x left join (${goods.length > 0 ? sql`values ${rows}` : none}) v (position, product, pieces)
      on v.position = x.position
    where l.workspace_id = ${workspaceId} and l.bill_id = ${billId}
      and x.workspace_id = l.workspace_id and x.bill_id = l.bill_id and x.position = l.position`)
}
