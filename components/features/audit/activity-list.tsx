"use client"

import { History } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { useAbility } from "@/components/layout/ability"
import { Button } from "@/components/ui/button"
import { Disclosure } from "@/components/ui/disclosure"
import { EmptyState } from "@/components/ui/empty-state"
import { LoadFailed } from "@/components/ui/load-failed"
import { RelativeTime } from "@/components/ui/relative-time"
import { SkeletonText } from "@/components/ui/skeleton"
import { useQuery } from "@/lib/core/client/use-query"
import { maxPerPage } from "@/lib/core/http/endpoint"
import * as endpoints from "@/lib/features/audit/endpoints"
import type { Activity } from "@/lib/features/audit/schema"
import { loggedAs } from "@/lib/features/audit/values"
import { EventDiff } from "./event-diff"
import type { RecordKey } from "./record-activity"
import { RevertButton } from "./revert-button"
import { useEventText } from "./use-event-text"

const step = 10

interface ActivityPage {
  data: Activity[]
  total: number
}

/** The latest events of a record, as far as the user may see them, ten more at a time, each with a diff that opens. */
export default function ActivityList({ recordType, recordId }: RecordKey) {
  const t = useTranslations("audit.activity")
  const words = useEventText()
  const [shown, setShown] = useState(step)
  const seesAll = useAbility().can("read", "AuditLog")
  const paging = { page: 1, perPage: shown }
  const all = useQuery(
    endpoints.listAuditEvents,
    seesAll
      ? { query: { recordType: loggedAs[recordType] ?? recordType, recordId: String(recordId), ...paging } }
      : null,
  )
  const own = useQuery(endpoints.listActivities, seesAll ? null : { query: { recordType, recordId, ...paging } })
  const { error, isLoading, mutate } = seesAll ? all : own
  const data: ActivityPage | undefined = seesAll ? all.data : own.data
  if (!data && error) return <LoadFailed text={error.message} busy={isLoading} onRetry={() => void mutate()} />
  if (!data) return <SkeletonText lines={4} className="py-3" />
  if (data.data.length === 0) return <EmptyState icon={<History />} title={t("empty")} text={t("emptyText")} />
  return (
    <>
      <ul className="-mx-4 divide-y divide-line" aria-busy={isLoading}>
        {data.data.map((event) => (
          <li key={event.id}>
            <Disclosure
              title={
                <span className="flex flex-wrap justify-between gap-x-4">
                  <span className="wrap-anywhere min-w-0">
                    <bdi>{words.sentence(event)}</bdi>
                    {event.part && <span className="block font-normal text-ink-muted">{words.part(event)}</span>}
                  </span>
                  <RelativeTime at={event.recordedAt} className="shrink-0 font-normal text-dense text-ink-muted" />
                </span>
              }
            >
              <EventDiff event={event} />
              <RevertButton event={event} />
            </Disclosure>
          </li>
        ))}
      </ul>
      {data.total > data.data.length && shown < maxPerPage && (
        <Button variant="outline" size="sm" busy={isLoading} onClick={() => setShown(shown + step)} className="mt-3">
          {t("more")}
        </Button>
      )}
    </>
  )
}
