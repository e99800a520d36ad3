import { getTranslations, setRequestLocale } from "next-intl/server"
import { CashNotesScreen } from "@/components/features/till-sessions/cash-notes-screen"
import { SessionList } from "@/components/features/till-sessions/session-list"
import { sessionListSource } from "@/components/features/till-sessions/session-list-source"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { type AddressParams, listQuery, parseListState } from "@/lib/core/client/list-state"
import { listTillSessionsHandler } from "@/lib/features/till-sessions/handlers"

export const generateMetadata = async () => ({ title: (await getTranslations("till-sessions"))("title") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParams> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "TillSession"])
  const { rules } = sessionListSource
  const query = listQuery(rules, parseListState(rules, await searchParams))
  return (
    <Prefetch handler={listTillSessionsHandler} input={{ query }}>
      <CashNotesScreen tab="days" view={<SessionList />} />
    </Prefetch>
  )
}
