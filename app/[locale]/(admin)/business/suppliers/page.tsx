import { getTranslations, setRequestLocale } from "next-intl/server"
import { supplierListSource } from "@/components/features/suppliers/supplier-list-source"
import { SuppliersScreen } from "@/components/features/suppliers/suppliers-screen"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { type AddressParams, listQuery, parseListState } from "@/lib/core/client/list-state"
import { listSuppliersHandler } from "@/lib/features/suppliers/handlers"

export const generateMetadata = async () => ({ title: (await getTranslations("suppliers"))("title") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParams> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "SupplierBill"])
  const query = listQuery(supplierListSource.rules, parseListState(supplierListSource.rules, await searchParams))
  return (
    <Prefetch handler={listSuppliersHandler} input={{ query }}>
      <SuppliersScreen />
    </Prefetch>
  )
}
