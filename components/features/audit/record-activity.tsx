"use client"

import { useTranslations } from "next-intl"
import { lazy, Suspense, useRef } from "react"
import { useAbility } from "@/components/layout/ability"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { SkeletonText } from "@/components/ui/skeleton"
import { TextLink } from "@/components/ui/text-link"
import { useNearViewport } from "@/components/ui/use-near"
import { type ActivityType, loggedAs } from "@/lib/features/audit/values"

const ActivityList = lazy(() => import("./activity-list"))

export interface RecordKey {
  /** As in the log, such as `user`. */
  recordType: ActivityType
  recordId: number
}

/** The activity log of a record. The card is below the record, so its code and data load when it nears the viewport. */
export function RecordActivity({ recordType, recordId }: RecordKey) {
  const t = useTranslations("audit.activity")
  const mayOpenLog = useAbility().can("read", "AuditLog")
  const frame = useRef<HTMLDivElement>(null)
  const isNear = useNearViewport(frame) !== undefined
  const waiting = <SkeletonText lines={4} className="py-3" />
  return (
    <div ref={frame}>
      <Card aria-labelledby="record-activity">
        <CardHeader
          titleId="record-activity"
          title={t("title")}
          subtitle={t("text")}
          actions={
            mayOpenLog && (
              <TextLink
                href={`/audit-log?recordType=${loggedAs[recordType] ?? recordType}&recordId=${recordId}`}
                className="text-dense"
              >
                {t("all")}
              </TextLink>
            )
          }
        />
        <CardBody>
          <Suspense fallback={waiting}>
            {isNear ? <ActivityList recordType={recordType} recordId={recordId} /> : waiting}
          </Suspense>
        </CardBody>
      </Card>
    </div>
  )
}
