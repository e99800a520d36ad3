import { and, asc, eq, inArray, isNotNull, isNull, ne, sql } from "drizzle-orm"
import { alias } from "drizzle-orm/pg-core"
import type { Scope } from "@/lib/core/db/types"
import { notFound } from "@/lib/core/http/errors"
import { clients, withMerged } from "@/lib/features/clients/table"
import { invoices } from "../table"
import { inWorkspace, ofInvoice } from "./columns"

const given = alias(clients, "given")

/** Returns clients as they are now, and for merged ones the facts of those who remain. Unknown facts are empty. */
export const readClients = ({ db, workspaceId }: Scope, ids: number[]) =>
  db
    .select({
      id: given.id,
      vatNumber: clients.vatNumber,
      buyerReference: clients.buyerReference,
      invoiceFormat: clients.invoiceFormat,
      address: clients.address,
      country: clients.country,
      companyEmail: clients.companyEmail,
    })
    .from(given)
    .innerJoin(
      clients,
      and(eq(clients.workspaceId, given.workspaceId), sql`${clients.id} = coalesce(${given.mergedInto}, ${given.id})`),
    )
    .where(and(eq(given.workspaceId, workspaceId), inArray(given.id, ids)))

/** Returns a client as it is now. @throws HttpError 404 */
export async function readClient(scope: Scope, id: number) {
  const [row] = await readClients(scope, [id])
  if (!row) throw notFound()
  return row
}

const ofClient = ({ workspaceId }: Scope, id: number) => inArray(invoices.clientId, withMerged(workspaceId, id))

/** Issued invoices of a business with a balance, those that are due first. */
export const findOpen = (scope: Scope, business: number, clientId?: number) =>
  scope.db
    .select({
      id: invoices.id,
      number: sql<string>`${invoices.number}`,
      clientId: sql<number>`coalesce(${clients.mergedInto}, ${clients.id})`,
      client: sql<string>`coalesce(nullif(${clients.company}, ''), ${clients.name})`,
      currency: invoices.currency,
      issuedDate: invoices.issuedDate,
      dueDate: invoices.dueDate,
      total: invoices.total,
      balance: invoices.balance,
    })
    .from(invoices)
    .innerJoin(clients, ofInvoice)
    .where(
      inWorkspace(
        scope,
        and(eq(invoices.businessId, business), isNotNull(invoices.issuedAt), isNull(invoices.voidedAt)),
        ne(invoices.balance, 0),
        clientId === undefined ? undefined : ofClient(scope, clientId),
      ),
    )
    .orderBy(asc(invoices.dueDate), asc(invoices.id))
    .limit(1000)

/** Whether an issued invoice is of a business and a client. */
export const isInvoiceOf = async (
  scope: Scope,
  id: number,
  { business, clientId }: { business: number; clientId: number },
): Promise<boolean> =>
  (await scope.db.$count(
    invoices,
    inWorkspace(
      scope,
      and(eq(invoices.id, id), eq(invoices.businessId, business), ofClient(scope, clientId)),
      isNotNull(invoices.issuedAt),
    ),
  )) === 1
