import { setRequestLocale } from "next-intl/server"
import { SupplierScreen } from "@/components/features/suppliers/supplier-screen"
import { UnknownSupplier } from "@/components/features/suppliers/unknown-supplier"
import { PrefetchedData } from "@/components/layout/prefetched-data"
import { recordMetadata, recordPage } from "@/components/layout/record-page"
import { addressOf } from "@/lib/core/client/address"
import { getSupplier } from "@/lib/features/suppliers/endpoints"
import { supplierOf } from "../supplier-of"

type Props = { params: Promise<{ locale: string; id: string }> }

export const generateMetadata = recordMetadata("suppliers.unknown", async ({ params }: Props) => {
  return (await supplierOf((await params).id)).name
})

export default recordPage(UnknownSupplier, async ({ params }: Props) => {
  setRequestLocale((await params).locale)
  const supplier = await supplierOf((await params).id)
  return (
    <PrefetchedData fallback={{ [addressOf(getSupplier, { params: { id: supplier.id } })]: supplier }}>
      <SupplierScreen supplier={supplier} />
    </PrefetchedData>
  )
})
