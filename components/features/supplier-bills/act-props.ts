import type { SupplierBill } from "@/lib/features/supplier-bills/schema"

export interface ActProps {
  bill: SupplierBill
  onDone: () => void
}
