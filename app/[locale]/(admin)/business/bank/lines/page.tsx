import { getTranslations, setRequestLocale } from "next-intl/server"
import { BankScreen } from "@/components/features/bank-statements/bank-screen"
import { LineList } from "@/components/features/bank-statements/line-list"
import { lineSource } from "@/components/features/bank-statements/list-sources"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { type AddressParams, listQuery, parseListState } from "@/lib/core/client/list-state"
import { listBankLinesHandler } from "@/lib/features/bank-statements/handlers/lines"

export const generateMetadata = async () => ({ title: (await getTranslations("bank-statements"))("list.title") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParams> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "BankStatement"])
  const { rules } = lineSource
  const query = listQuery(rules, parseListState(rules, await searchParams))
  const screen = <BankScreen tab="lines">{<LineList />}</BankScreen>
  return (
    <Prefetch handler={listBankLinesHandler} input={{ query }}>
      {screen}
    </Prefetch>
  )
}
