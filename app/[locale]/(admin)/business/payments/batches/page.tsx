import { getTranslations, setRequestLocale } from "next-intl/server"
import { BatchList } from "@/components/features/payment-batches/batch-list"
import { batchSource } from "@/components/features/payment-batches/list-sources"
import { PaymentsScreen } from "@/components/features/payments/payments-screen"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { type AddressParams, listQuery, parseListState } from "@/lib/core/client/list-state"
import { listPaymentBatchesHandler } from "@/lib/features/payment-batches/handlers"

export const generateMetadata = async () => ({ title: (await getTranslations("payments"))("tabs.batches") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParams> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "Payment"])
  const { rules } = batchSource
  const query = listQuery(rules, parseListState(rules, await searchParams))
  const screen = <PaymentsScreen tab="batches">{<BatchList />}</PaymentsScreen>
  return (
    <Prefetch handler={listPaymentBatchesHandler} input={{ query }}>
      {screen}
    </Prefetch>
  )
}
