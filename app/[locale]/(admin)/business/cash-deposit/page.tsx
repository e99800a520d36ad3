import { getTranslations, setRequestLocale } from "next-intl/server"
import { depositListSource } from "@/components/features/counter-deposits/deposit-list-source"
import { DepositsScreen } from "@/components/features/counter-deposits/deposits-screen"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { type AddressParams, listQuery, parseListState } from "@/lib/core/client/list-state"
import { listCounterDepositsHandler } from "@/lib/features/counter-deposits/handlers"

export const generateMetadata = async () => ({ title: (await getTranslations("counter-deposits"))("title") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParams> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "CounterDeposit"])
  const { rules } = depositListSource
  const query = listQuery(rules, parseListState(rules, await searchParams))
  return (
    <Prefetch handler={listCounterDepositsHandler} input={{ query }}>
      <DepositsScreen />
    </Prefetch>
  )
}
