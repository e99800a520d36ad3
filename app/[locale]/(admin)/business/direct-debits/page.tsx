import { getTranslations, setRequestLocale } from "next-intl/server"
import { DebitsScreen } from "@/components/features/direct-debits/debits-screen"
import { DueDesk } from "@/components/features/direct-debits/due-desk"
import { dueListSource } from "@/components/features/direct-debits/list-sources"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { type AddressParams, listQuery, parseListState } from "@/lib/core/client/list-state"
import { listDebitOccurrencesHandler } from "@/lib/features/direct-debits/handlers"

export const generateMetadata = async () => ({ title: (await getTranslations("direct-debits"))("title") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParams> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "DirectDebit"])
  const { rules, fixed } = dueListSource
  const query = { ...fixed, ...listQuery(rules, parseListState(rules, await searchParams)) }
  return (
    <Prefetch handler={listDebitOccurrencesHandler} input={{ query }}>
      <DebitsScreen tab="due">
        <DueDesk />
      </DebitsScreen>
    </Prefetch>
  )
}
