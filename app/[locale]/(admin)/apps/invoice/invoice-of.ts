import "server-only"
import { cache } from "react"
import { requireAbility } from "@/components/layout/guard"
import { currentClient } from "@/lib/core/auth/server"
import { redirect } from "@/lib/core/i18n/redirect"
import { getInvoiceDocumentHandler, listInvoiceRowsHandler } from "@/lib/features/invoices/handlers"

/** The invoice of a page, loaded once per request. Throws a 404 for an unknown id. */
export const invoiceOf = cache(async (id: string) => {
  const principal = await requireAbility(["read", "Invoice"])
  const client = await currentClient()
  return getInvoiceDocumentHandler.execute({ principal, client, query: { id } })
})

const addresses = {
  preview: (id: number) => `/apps/invoice/preview/${id}`,
  edit: (id: number) => `/apps/invoice/edit/${id}`,
  print: (id: number) => `/apps/invoice/print?id=${id}`,
}

/** Redirects a page without an id to the newest invoice (to edit, the newest draft), or to the list if there is none. */
export async function toNewest(page: keyof typeof addresses, locale: string): Promise<never> {
  const principal = await requireAbility(["read", "Invoice"])
  const client = await currentClient()
  const query = { perPage: 1, ...(page === "edit" && { status: "Draft" as const }) }
  const { invoices } = await listInvoiceRowsHandler.execute({ principal, client, query })
  const [newest] = invoices
  return redirect({ href: newest ? addresses[page](newest.id) : "/apps/invoice/list", locale })
}
