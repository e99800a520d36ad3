import { RecordActivitySection } from "@/components/features/audit/record-activity-section"
import { Messages } from "@/components/layout/messages"
import type { SupplierBill } from "@/lib/features/supplier-bills/schema"
import { BillPage } from "./bill-page"

/** The page of a bill, with what the log records of it. */
export function BillScreen({ bill }: { bill: SupplierBill }) {
  return (
    <>
      <Messages of={["errors", "cash", "stock", "supplier-bills"]}>
        <BillPage first={bill} today={new Date().toISOString().slice(0, 10)} />
      </Messages>
      <RecordActivitySection recordType="supplier-bill" recordId={bill.id} />
    </>
  )
}
