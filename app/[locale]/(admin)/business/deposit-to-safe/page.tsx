import { getTranslations, setRequestLocale } from "next-intl/server"
import { dropListSource } from "@/components/features/drops/drop-list-source"
import { DropsScreen } from "@/components/features/drops/drops-screen"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { type AddressParams, listQuery, parseListState } from "@/lib/core/client/list-state"
import { listDropsHandler } from "@/lib/features/drops/handlers"

export const generateMetadata = async () => ({ title: (await getTranslations("drops"))("title") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParams> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "Drop"])
  const { rules } = dropListSource
  const query = listQuery(rules, parseListState(rules, await searchParams))
  return (
    <Prefetch handler={listDropsHandler} input={{ query }}>
      <DropsScreen />
    </Prefetch>
  )
}
