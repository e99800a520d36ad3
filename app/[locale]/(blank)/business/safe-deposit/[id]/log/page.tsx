import { getTranslations, setRequestLocale } from "next-intl/server"
import { LogScreen } from "@/components/features/safes/log-screen"
import { UnknownSafe } from "@/components/features/safes/unknown-safe"
import { requireAbility } from "@/components/layout/guard"
import { recordPage } from "@/components/layout/record-page"
import { currentClient } from "@/lib/core/auth/server"
import { getSafeLogHandler } from "@/lib/features/safes/handlers"

export const generateMetadata = async () => ({ title: (await getTranslations("safes"))("log.title") })

interface Props {
  params: Promise<{ locale: string; id: string }>
  searchParams: Promise<{ from?: string; to?: string }>
}

export default recordPage(UnknownSafe, async ({ params, searchParams }: Props) => {
  const { locale, id } = await params
  setRequestLocale(locale)
  const principal = await requireAbility(["read", "SafeCash"])
  const { from, to } = await searchParams
  const input = { params: { id }, query: { from, to } }
  return <LogScreen log={await getSafeLogHandler.execute({ principal, client: await currentClient(), ...input })} />
})
