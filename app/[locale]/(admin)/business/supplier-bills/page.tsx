import { getTranslations, setRequestLocale } from "next-intl/server"
import { billListSource } from "@/components/features/supplier-bills/bill-list-source"
import { BillsScreen } from "@/components/features/supplier-bills/bills-screen"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { type AddressParams, filtersOf, listQuery, parseListState } from "@/lib/core/client/list-state"
import { listSupplierBillsHandler, sumSupplierBillsHandler } from "@/lib/features/supplier-bills/handlers"

export const generateMetadata = async () => ({ title: (await getTranslations("supplier-bills"))("title") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParams> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "SupplierBill"])
  const query = listQuery(billListSource.rules, parseListState(billListSource.rules, await searchParams))
  return (
    <Prefetch handler={listSupplierBillsHandler} input={{ query }}>
      <Prefetch handler={sumSupplierBillsHandler} input={{ query: filtersOf(query) }}>
        <BillsScreen />
      </Prefetch>
    </Prefetch>
  )
}
