import { getTranslations, setRequestLocale } from "next-intl/server"
import { AuditLogScreen } from "@/components/features/audit/audit-log-screen"
import { auditLogSource } from "@/components/features/audit/audit-log-source"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { type AddressParams, listQuery, parseListState } from "@/lib/core/client/list-state"
import { listAuditEventsHandler } from "@/lib/features/audit/handlers"

export const generateMetadata = async () => ({ title: (await getTranslations("audit"))("title") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParams> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "AuditLog"])
  const { rules } = auditLogSource
  const query = listQuery(rules, parseListState(rules, await searchParams))
  return (
    <Prefetch handler={listAuditEventsHandler} input={{ query }}>
      <AuditLogScreen />
    </Prefetch>
  )
}
