import { getTranslations, setRequestLocale } from "next-intl/server"
import { bagListSource } from "@/components/features/bank-bags/bag-list-source"
import { BagsScreen } from "@/components/features/bank-bags/bags-screen"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { type AddressParams, listQuery, parseListState } from "@/lib/core/client/list-state"
import { listBankBagsHandler } from "@/lib/features/bank-bags/handlers"

export const generateMetadata = async () => ({ title: (await getTranslations("bank-bags"))("title") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParams> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "BankBag"])
  const { rules } = bagListSource
  const query = listQuery(rules, parseListState(rules, await searchParams))
  return (
    <Prefetch handler={listBankBagsHandler} input={{ query }}>
      <BagsScreen />
    </Prefetch>
  )
}
