import { setRequestLocale } from "next-intl/server"
import { BillScreen } from "@/components/features/supplier-bills/bill-screen"
import { UnknownBill } from "@/components/features/supplier-bills/unknown-bill"
import { PrefetchedData } from "@/components/layout/prefetched-data"
import { recordMetadata, recordPage } from "@/components/layout/record-page"
import { addressOf } from "@/lib/core/client/address"
import { getSupplierBill } from "@/lib/features/supplier-bills/endpoints"
import { billOf } from "../bill-of"

type Props = { params: Promise<{ locale: string; id: string }> }

export const generateMetadata = recordMetadata("supplier-bills.bill.unknown", async ({ params }: Props) => {
  return (await billOf((await params).id)).number
})

export default recordPage(UnknownBill, async ({ params }: Props) => {
  setRequestLocale((await params).locale)
  const bill = await billOf((await params).id)
  return (
    <PrefetchedData fallback={{ [addressOf(getSupplierBill, { params: { id: bill.id } })]: bill }}>
      <BillScreen bill={bill} />
    </PrefetchedData>
  )
})
