import { getTranslations, setRequestLocale } from "next-intl/server"
import { AccountList } from "@/components/features/payments/account-list"
import { accountSource } from "@/components/features/payments/list-sources"
import { PaymentsScreen } from "@/components/features/payments/payments-screen"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { type AddressParams, listQuery, parseListState } from "@/lib/core/client/list-state"
import { listAccountPaymentsHandler } from "@/lib/features/payments/handlers/account"

export const generateMetadata = async () => ({ title: (await getTranslations("payments"))("tabs.account") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParams> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "Payment"])
  const { rules } = accountSource
  const query = listQuery(rules, parseListState(rules, await searchParams))
  const screen = <PaymentsScreen tab="account">{<AccountList />}</PaymentsScreen>
  return (
    <Prefetch handler={listAccountPaymentsHandler} input={{ query }}>
      {screen}
    </Prefetch>
  )
}
