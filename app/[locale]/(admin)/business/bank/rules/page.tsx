import { getTranslations, setRequestLocale } from "next-intl/server"
import { BankScreen } from "@/components/features/bank-statements/bank-screen"
import { ruleSource } from "@/components/features/bank-statements/list-sources"
import { RuleList } from "@/components/features/bank-statements/rule-list"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { type AddressParams, listQuery, parseListState } from "@/lib/core/client/list-state"
import { listBankRulesHandler } from "@/lib/features/bank-statements/handlers/rules"

export const generateMetadata = async () => ({ title: (await getTranslations("bank-statements"))("rules.title") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParams> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "BankStatement"])
  const { rules } = ruleSource
  const query = listQuery(rules, parseListState(rules, await searchParams))
  const screen = <BankScreen tab="rules">{<RuleList />}</BankScreen>
  return (
    <Prefetch handler={listBankRulesHandler} input={{ query }}>
      {screen}
    </Prefetch>
  )
}
