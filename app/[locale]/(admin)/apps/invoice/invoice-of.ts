import "server-only"
import { notFound } from "next/navigation"
import { cache } from "react"
import { requireAbility } from "@/components/layout/guard"
import { currentClient } from "@/lib/core/auth/server"
import { HttpError } from "@/lib/core/http/errors"
import { redirect } from "@/lib/core/i18n/navigation"
import { getInvoiceDocumentHandler, listInvoiceRowsHandler } from "@/lib/features/invoices/handlers"

/** The invoice of a page, loaded once per request. An unknown id is a 404. */
export const invoiceOf = cache(async (id: string) => {
  const principal = await requireAbility(["read", "Invoice"])
  const client = await currentClient()
  try {
    return await getInvoiceDocumentHandler.execute({ principal, client, query: { id } })
  } catch (error) {
    if (error instanceof HttpError && error.status < 500) notFound()
    throw error
  }
})

/** A page without an id is about the newest invoice, or the newest draft to edit; where there is none, it is the list. */
export async function toNewest(page: "preview" | "edit", locale: string): Promise<never> {
  const principal = await requireAbility(["read", "Invoice"])
  const client = await currentClient()
  const query = { perPage: 1, ...(page === "edit" && { status: "Draft" as const }) }
  const { invoices } = await listInvoiceRowsHandler.execute({ principal, client, query })
  const [newest] = invoices
  return redirect({ href: newest ? `/apps/invoice/${page}/${newest.id}` : "/apps/invoice/list", locale })
}
