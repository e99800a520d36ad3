"use client"

import { useTranslations } from "next-intl"
import { lazy, Suspense, useRef } from "react"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { SkeletonText } from "@/components/ui/skeleton"
import { TextLink } from "@/components/ui/text-link"
import { useNearViewport } from "@/components/ui/use-near"

const ActivityList = lazy(() => import("./activity-list"))

export interface RecordKey {
  /** As in the log, such as `user`. */
  recordType: string
  recordId: number
}

/** What happened to a record. It is below its record, so its code and data load when it comes near. */
export function RecordActivity({ recordType, recordId }: RecordKey) {
  const t = useTranslations("audit.activity")
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
            <TextLink href={`/audit-log?recordType=${recordType}&recordId=${recordId}`} className="text-dense">
              {t("all")}
            </TextLink>
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
