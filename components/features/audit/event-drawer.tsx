"use client"

import { SearchX } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import { Drawer, preloadDrawer } from "@/components/ui/drawer"
import { EmptyState } from "@/components/ui/empty-state"
import { LoadFailed } from "@/components/ui/load-failed"
import { SkeletonText } from "@/components/ui/skeleton"
import { useListState, useViewParam } from "@/lib/core/client/use-list-state"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/audit/endpoints"
import { auditLogSource } from "./audit-log-source"

const loadDetails = () => import("./event-details")
const EventDetails = lazy(loadDetails)

/** Preloads the drawer and its content when the user is about to open them. */
export const preloadEvent = () => {
  void preloadDrawer()
  void loadDetails()
}

/** The id of the open event, from the URL. */
export const useOpenEvent = () => useViewParam("event")

const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The open event: a row of the list, or else requested by its id. */
function EventById({ id }: { id: string }) {
  const t = useTranslations("audit.event")
  const { query } = useListState(auditLogSource.rules)
  const list = useQuery(endpoints.listAuditEvents, { query })
  const listed = list.data?.data.find((one) => one.id === id)
  const isNeeded = !listed && isId.test(id) && (list.data !== undefined || list.error !== undefined)
  const own = useQuery(endpoints.getAuditEvent, isNeeded ? { params: { id } } : null, { keepPreviousData: false })
  const event = listed ?? own.data
  if (event) return <EventDetails event={event} />
  if (!isId.test(id) || own.error?.status === 404)
    return <EmptyState announce icon={<SearchX />} title={t("unknown")} text={t("unknownText")} />
  if (own.error)
    return <LoadFailed text={own.error.message} busy={own.isValidating} onRetry={() => void own.mutate()} />
  return <SkeletonText lines={8} />
}

/** The drawer with the event that the URL names. */
export function EventDrawer() {
  const t = useTranslations("audit.event")
  const [id, open] = useOpenEvent()
  return (
    <Drawer open={id !== null} onClose={() => open(null, { replace: true })} title={t("title")}>
      <Suspense fallback={<SkeletonText lines={8} />}>{id !== null && <EventById id={id} />}</Suspense>
    </Drawer>
  )
}
