import { getTranslations, setRequestLocale } from "next-intl/server"
import { recurringListSource } from "@/components/features/recurring-invoices/list-source"
import { RecurringScreen } from "@/components/features/recurring-invoices/recurring-screen"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { type AddressParams, listQuery, parseListState } from "@/lib/core/client/list-state"
import { listRecurringInvoicesHandler } from "@/lib/features/recurring-invoices/handlers"

export const generateMetadata = async () => ({ title: (await getTranslations("recurring-invoices"))("title") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParams> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "Invoice"])
  const { rules } = recurringListSource
  const query = listQuery(rules, parseListState(rules, await searchParams))
  return (
    <Prefetch handler={listRecurringInvoicesHandler} input={{ query }}>
      <RecurringScreen />
    </Prefetch>
  )
}
