import * as stock from "@/lib/features/stock/endpoints"
import * as endpoints from "@/lib/features/supplier-bills/endpoints"
import * as suppliers from "@/lib/features/suppliers/endpoints"

/** What an act on a bill changes. */
export const stale = [
  endpoints.listSupplierBills,
  endpoints.sumSupplierBills,
  suppliers.listSuppliers,
  stock.listStockDeliveries,
]
