import * as bills from "@/lib/features/supplier-bills/endpoints"
import * as endpoints from "@/lib/features/suppliers/endpoints"

/** Endpoints whose responses a change of a supplier makes stale. */
export const stale = [endpoints.listSuppliers, bills.listSupplierBills, bills.sumSupplierBills]
