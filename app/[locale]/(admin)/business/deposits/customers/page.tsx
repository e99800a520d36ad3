import { getTranslations, setRequestLocale } from "next-intl/server"
import { customerDepositSource } from "@/components/features/deposits/customer-deposit-source"
import { CustomerDepositsScreen } from "@/components/features/deposits/deposits-screen"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { type AddressParams, listQuery, parseListState } from "@/lib/core/client/list-state"
import { listCustomerDepositsHandler } from "@/lib/features/deposits/handlers"

export const generateMetadata = async () => ({ title: (await getTranslations("deposits"))("customers.title") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParams> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "Books"])
  const { rules } = customerDepositSource
  const query = listQuery(rules, parseListState(rules, await searchParams))
  return (
    <Prefetch handler={listCustomerDepositsHandler} input={{ query }}>
      <CustomerDepositsScreen />
    </Prefetch>
  )
}
