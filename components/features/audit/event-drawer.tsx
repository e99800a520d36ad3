"use client"

import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import { Drawer, preloadDrawer } from "@/components/ui/drawer"
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

/** The drawer with the open event, if it is on the list's page. */
export function EventDrawer() {
  const t = useTranslations("audit")
  const [id, open] = useOpenEvent()
  const { query } = useListState(auditLogSource.rules)
  const { data } = useQuery(endpoints.listAuditEvents, { query })
  const event = data?.data.find((one) => one.id === id)
  return (
    <Drawer open={event !== undefined} onClose={() => open(null, { replace: true })} title={t("event.title")}>
      <Suspense>{event && <EventDetails event={event} />}</Suspense>
    </Drawer>
  )
}
