import type { Principal } from "@/lib/core/auth/principal"
import type { ClientInfo } from "@/lib/core/http/client-info"
import { notFound } from "@/lib/core/http/errors"
import type { VisibleFields } from "@/lib/core/nouns"
import type { ActivityType } from "./audit/values"

// The activity of a record shows what its own screen shows: each type is read by the endpoint of that screen, as the caller, so
// every rule on who may read it and which fields they receive applies here too.

type Caller = { principal: Principal; client: ClientInfo }

/** The names of an answer's fields as the audit log has them, without the unit. */
const namesIn = (answer: object | undefined): string[] =>
  Object.keys(answer ?? {}).map((name) => name.replace(/Minor$/, ""))

const readers: Record<ActivityType, (caller: Caller, id: number) => Promise<VisibleFields>> = {
  user: async (caller, id) => {
    const { getUserProfileHandler } = await import("./users/handlers")
    const { user, details } = await getUserProfileHandler.execute({ ...caller, query: { id } })
    return { user: [...namesIn(user), "permissions"], user_details: namesIn(details) }
  },
  invoice: async (caller, id) => {
    const { getInvoiceDocumentHandler } = await import("./invoices/handlers")
    const invoice = await getInvoiceDocumentHandler.execute({ ...caller, query: { id } })
    return {
      invoice: namesIn(invoice),
      invoice_lines: [...namesIn(invoice.lines[0]), "quantity"],
      payments: namesIn(invoice.payments[0]),
    }
  },
  product: async (caller, id) => {
    const { getProductRecordHandler } = await import("./catalogue/handlers")
    const { product } = await getProductRecordHandler.execute({ ...caller, query: { id } })
    return { product: [...namesIn(product), "image"] }
  },
  // No endpoint answers one coupon. The list has all of them; the log has the offers that they are.
  coupon: async (caller, id) => {
    const { listCouponsHandler } = await import("./coupons/handlers")
    const { coupons } = await listCouponsHandler.execute({ ...caller, query: { perPage: 1000 } })
    if (!coupons.some((coupon) => coupon.id === id)) throw notFound()
    return { offer: "code name state kind reward startsAt endsAt mostUses uses mostPerCustomer isOffered".split(" ") }
  },
  offer: async (caller, id) => {
    const { getOfferHandler } = await import("./offers/handlers")
    const offer = await getOfferHandler.execute({ ...caller, params: { id } })
    return { offer: [...namesIn(offer), "businessId", "kind", "code", "startsOn", "endsOn"] }
  },
  order: async (caller, id) => {
    const { getOrderHandler } = await import("./orders/handlers")
    const { order } = await getOrderHandler.execute({ ...caller, query: { id } })
    return {
      order: namesIn(order),
      order_lines: namesIn(order.lines[0]),
      order_payments: namesIn(order.payments?.[0]),
    }
  },
  task: async (caller, id) => {
    const { getTaskHandler } = await import("./todo/handlers")
    const { task } = await getTaskHandler.execute({ ...caller, query: { taskId: id } })
    return { task: namesIn(task), task_assignees: ["userId"] }
  },
  "supplier-bill": async (caller, id) => {
    const { getSupplierBillHandler } = await import("./supplier-bills/handlers")
    const bill = await getSupplierBillHandler.execute({ ...caller, params: { id } })
    return { "supplier-bill": [...namesIn(bill), "businessId", "supplierId"] }
  },
  supplier: async (caller, id) => {
    const { getSupplierHandler } = await import("./suppliers/handlers")
    return { supplier: namesIn(await getSupplierHandler.execute({ ...caller, params: { id } })) }
  },
}

/** @throws HttpError 403 or 404 as the record's own endpoint does */
export const visibleFields = (type: string, id: number, caller: Caller): Promise<VisibleFields> =>
  readers[type as ActivityType](caller, id)
