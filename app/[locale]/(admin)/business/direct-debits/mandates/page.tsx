import { getTranslations, setRequestLocale } from "next-intl/server"
import { DebitsScreen } from "@/components/features/direct-debits/debits-screen"
import { mandateListSource } from "@/components/features/direct-debits/list-sources"
import { MandateList } from "@/components/features/direct-debits/mandate-list"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { type AddressParams, listQuery, parseListState } from "@/lib/core/client/list-state"
import { listDirectDebitsHandler } from "@/lib/features/direct-debits/handlers"

export const generateMetadata = async () => ({ title: (await getTranslations("direct-debits"))("title") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParams> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "DirectDebit"])
  const { rules, fixed } = mandateListSource
  const query = { ...fixed, ...listQuery(rules, parseListState(rules, await searchParams)) }
  return (
    <Prefetch handler={listDirectDebitsHandler} input={{ query }}>
      <DebitsScreen tab="mandates">
        <MandateList />
      </DebitsScreen>
    </Prefetch>
  )
}
