"use client"

import { ListChecks } from "lucide-react"
import { useTranslations } from "next-intl"
import { useEffect } from "react"
import { ListScreen } from "@/components/list/list-screen"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import type { Job, JobListQuery } from "@/lib/features/operations/schema"
import { JobActions } from "./job-actions"
import { jobListSource } from "./job-list-source"
import { useJobColumns, useJobFilters } from "./use-job-columns"

/** Workers change jobs without an announcement to open pages, so a visible list asks again this often. In milliseconds. */
const refreshMs = 10_000

/** The list of the server's jobs, for its operators. */
export function JobList() {
  const t = useTranslations("operations")
  const invalidate = useInvalidate()
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void invalidate([jobListSource])
    }, refreshMs)
    return () => clearInterval(timer)
  }, [invalidate])
  return (
    <ListScreen<Job, JobListQuery>
      source={jobListSource}
      columns={useJobColumns()}
      filters={useJobFilters()}
      labels={{
        title: t("list"),
        search: t("search"),
        emptyTitle: t("emptyTitle"),
        emptyText: t("emptyText"),
        ownOrder: t("byUrgency"),
        row: ({ name }) => name,
      }}
      emptyIcon={<ListChecks />}
      rowActions={(job) => <JobActions job={job} />}
    />
  )
}
