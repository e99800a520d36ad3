import { and, asc, eq, sql } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { businesses } from "@/lib/features/businesses/table"
import { suppliers } from "@/lib/features/suppliers/table"
import { supplierBills } from "../table"
import { type Bill, isOf } from "./bills"

const t = supplierBills

const open = ({ workspaceId }: Scope, business: number) =>
  and(
    eq(t.workspaceId, workspaceId),
    eq(t.businessId, business),
    eq(t.state, "approved"),
    eq(t.kind, "invoice"),
    sql`${t.total} - ${t.prepaid} - ${t.allocated} > 0`,
  )

/** Approved bills of a business with something left to pay, those that are due first. */
export const findOpen = (scope: Scope, business: number, supplier?: number) =>
  scope.db
    .select({ bill: t, supplier: suppliers, currency: businesses.currency })
    .from(t)
    .innerJoin(suppliers, and(eq(suppliers.workspaceId, t.workspaceId), eq(suppliers.id, t.supplierId)))
    .innerJoin(businesses, and(eq(businesses.workspaceId, t.workspaceId), eq(businesses.id, t.businessId)))
    .where(and(open(scope, business), supplier === undefined ? undefined : eq(t.supplierId, supplier)))
    .orderBy(asc(t.dueOn), asc(t.id))
    .limit(1000)

/** The same of a supplier and of those merged into it, the oldest first, which nobody else changes until the transaction ends. */
export const lockOpen = (scope: Scope, business: number, supplier: number): Promise<Bill[]> =>
  scope.db
    .select()
    .from(t)
    .where(and(open(scope, business), isOf(scope, supplier)))
    .orderBy(asc(t.issuedOn), asc(t.id))
    .limit(1000)
    .for("update")
