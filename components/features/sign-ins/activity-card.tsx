"use client"

import { History } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { Button } from "@/components/ui/button"
import { Card, CardBody, CardFooter, CardHeader } from "@/components/ui/card"
import { EmptyState } from "@/components/ui/empty-state"
import { LoadFailed } from "@/components/ui/load-failed"
import { SkeletonText } from "@/components/ui/skeleton"
import { useQuery } from "@/lib/core/client/use-query"
import { listSignInActivity, listUserSignInActivity } from "@/lib/features/sign-ins/endpoints"
import { ActivityRow } from "./activity-row"

const perPage = 10

interface PagerProps {
  page: number
  shown: number
  total: number
  onPage: (page: number) => void
}

function Pager({ page, shown, total, onPage }: PagerProps) {
  const t = useTranslations("sign-ins.activity")
  const from = (page - 1) * perPage + 1
  return (
    <CardFooter>
      <p className="tabular me-auto text-dense text-ink-muted" aria-live="polite">
        {t("range", { from, to: from + shown - 1, total })}
      </p>
      <Button variant="outline" size="sm" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {t("newer")}
      </Button>
      <Button variant="outline" size="sm" disabled={page * perPage >= total} onClick={() => onPage(page + 1)}>
        {t("older")}
      </Button>
    </CardFooter>
  )
}

/**
 * Paginated list of an account's sign-ins and failed attempts.
 * @param userId The account; omitted for the current user's own.
 */
export function ActivityCard({ userId }: { userId?: number }) {
  const t = useTranslations("sign-ins.activity")
  const [page, setPage] = useState(1)
  const own = useQuery(listSignInActivity, userId === undefined ? { query: { page, perPage } } : null)
  const other = useQuery(listUserSignInActivity, userId === undefined ? null : { query: { id: userId, page, perPage } })
  const { data, error, mutate } = userId === undefined ? own : other
  return (
    <Card aria-labelledby="sign-in-activity">
      <CardHeader
        titleId="sign-in-activity"
        title={t("title")}
        subtitle={t(userId === undefined ? "text" : "textOther")}
      />
      <CardBody>
        {!data && error && <LoadFailed text={error.message} onRetry={() => void mutate()} />}
        {!data && !error && <SkeletonText lines={5} className="py-3" />}
        {data?.events.length === 0 && <EmptyState icon={<History />} title={t("empty")} text={t("emptyText")} />}
        <ul className="-mb-3 divide-y divide-line">
          {data?.events.map((event) => (
            <ActivityRow key={event.id} event={event} />
          ))}
        </ul>
      </CardBody>
      {data && data.total > perPage && (
        <Pager page={page} shown={data.events.length} total={data.total} onPage={setPage} />
      )}
    </Card>
  )
}
