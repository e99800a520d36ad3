import { getTranslations, setRequestLocale } from "next-intl/server"
import { exceptionListSource } from "@/components/features/cash-exceptions/exception-list-source"
import { ExceptionsScreen } from "@/components/features/cash-exceptions/exceptions-screen"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { type AddressParams, listQuery, parseListState } from "@/lib/core/client/list-state"
import { listCashExceptionsHandler } from "@/lib/features/cash-exceptions/handlers"
import { seesExceptions } from "@/lib/features/cash-exceptions/values"

export const generateMetadata = async () => ({ title: (await getTranslations("cash-exceptions"))("title") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParams> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(seesExceptions)
  const { rules } = exceptionListSource
  const query = listQuery(rules, parseListState(rules, await searchParams))
  return (
    <Prefetch handler={listCashExceptionsHandler} input={{ query }}>
      <ExceptionsScreen />
    </Prefetch>
  )
}
