import { getTranslations, setRequestLocale } from "next-intl/server"
import { mandateSource } from "@/components/features/payment-batches/list-sources"
import { MandateList } from "@/components/features/payment-batches/mandate-list"
import { PaymentsScreen } from "@/components/features/payments/payments-screen"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { type AddressParams, listQuery, parseListState } from "@/lib/core/client/list-state"
import { listSepaMandatesHandler } from "@/lib/features/payment-batches/handlers"

export const generateMetadata = async () => ({ title: (await getTranslations("payments"))("tabs.mandates") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParams> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "Payment"])
  const { rules } = mandateSource
  const query = listQuery(rules, parseListState(rules, await searchParams))
  const screen = <PaymentsScreen tab="mandates">{<MandateList />}</PaymentsScreen>
  return (
    <Prefetch handler={listSepaMandatesHandler} input={{ query }}>
      {screen}
    </Prefetch>
  )
}
