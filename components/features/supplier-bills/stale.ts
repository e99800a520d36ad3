import * as stock from "@/lib/features/stock/endpoints"
import * as endpoints from "@/lib/features/supplier-bills/endpoints"
import * as suppliers from "@/lib/features/suppliers/endpoints"

/** Endpoints whose responses an action on a bill makes stale. */
export const stale = [
  endpoints.listSupplierBills,
  endpoints.sumSupplierBills,
  suppliers.listSuppliers,
  stock.listStockDeliveries,
]
