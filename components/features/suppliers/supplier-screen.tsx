import { RecordActivitySection } from "@/components/features/audit/record-activity-section"
import { Messages } from "@/components/layout/messages"
import type { WholeSupplier } from "@/lib/features/suppliers/schema"
import { SupplierPage } from "./supplier-page"

export function SupplierScreen({ supplier }: { supplier: WholeSupplier }) {
  return (
    <>
      <Messages of={["list", "errors", "stock", "supplier-bills", "suppliers"]}>
        <SupplierPage first={supplier} />
      </Messages>
      <RecordActivitySection recordType="supplier" recordId={supplier.id} />
    </>
  )
}
