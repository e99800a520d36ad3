"use client"

import { useFormatter, useTranslations } from "next-intl"
import type { ListColumn, ListFilter } from "@/components/list/types"
import { Badge } from "@/components/ui/badge"
import { RelativeTime } from "@/components/ui/relative-time"
import type { Tone } from "@/components/ui/tone"
import { type JobState, jobStates } from "@/lib/core/jobs/values"
import type { Job } from "@/lib/features/operations/schema"
import { jobKinds } from "@/lib/features/operations/values"

const tones: Record<JobState, Tone> = { pending: "info", running: "warning", done: "success", dead: "danger" }

/** When a job runs next; null if it doesn't. */
const nextRun = ({ state, runAt }: Job) => (state === "pending" ? runAt : null)
/** When a job was last active: the end of its last run, or the start of this one. */
const lastRun = ({ state, startedAt, finishedAt }: Job) => (state === "running" ? startedAt : (finishedAt ?? startedAt))

function When({ at }: { at: string | null }) {
  return at ? (
    <RelativeTime at={at} className="block truncate text-ink-muted" />
  ) : (
    <span className="text-ink-faint">–</span>
  )
}

/** The columns of the list of jobs. */
export function useJobColumns(): ListColumn<Job>[] {
  const t = useTranslations("operations")
  const format = useFormatter()
  const exact = (at: string | null) =>
    at ? format.dateTime(new Date(at), { dateStyle: "short", timeStyle: "medium" }) : ""
  const place = ({ kind, workspace }: Job) =>
    [...(kind === "scheduled" ? [t("kinds.scheduled")] : []), workspace?.name ?? t("wholeServer")].join(" · ")
  const attempts = ({ attempts, maxAttempts }: Job) =>
    maxAttempts === null ? format.number(attempts) : t("attemptsOf", { attempts, max: maxAttempts })
  return [
    {
      name: "name",
      header: t("columns.name"),
      cell: (job) => (
        <span className="block min-w-0">
          <bdi className="block truncate font-medium font-mono text-ink text-sm">{job.name}</bdi>
          <span className="block truncate text-ink-faint text-xs">{place(job)}</span>
        </span>
      ),
      text: ({ name }) => name,
      sortBy: "name",
      width: "w-[26%]",
      shown: "always",
    },
    {
      name: "state",
      header: t("columns.state"),
      cell: ({ state }) => (
        <Badge dot tone={tones[state]}>
          {t(`states.${state}`)}
        </Badge>
      ),
      text: ({ state }) => t(`states.${state}`),
      width: "w-[12%]",
    },
    {
      name: "next",
      header: t("columns.next"),
      cell: (job) => <When at={nextRun(job)} />,
      text: (job) => exact(nextRun(job)),
      sortBy: "runAt",
      width: "w-[14%]",
    },
    {
      name: "last",
      header: t("columns.last"),
      cell: (job) => <When at={lastRun(job)} />,
      text: (job) => exact(lastRun(job)),
      width: "w-[14%]",
    },
    {
      name: "attempts",
      header: t("columns.attempts"),
      cell: (job) => <bdi className="tabular">{attempts(job)}</bdi>,
      text: attempts,
      width: "w-[10%]",
      align: "end",
    },
    {
      name: "error",
      header: t("columns.error"),
      cell: ({ lastError }) =>
        lastError && (
          <bdi className="line-clamp-2 break-words text-dense text-ink-muted" title={lastError}>
            {lastError}
          </bdi>
        ),
      text: ({ lastError }) => lastError ?? "",
      width: "w-[24%]",
      phone: "line",
    },
    {
      name: "workspace",
      header: t("columns.workspace"),
      cell: ({ workspace }) => <span className="block truncate">{workspace?.name ?? t("wholeServer")}</span>,
      text: ({ workspace }) => workspace?.name ?? "",
      shown: "chosen",
      phone: "hidden",
    },
    {
      name: "created",
      header: t("columns.created"),
      cell: ({ createdAt }) => <When at={createdAt} />,
      text: ({ createdAt }) => exact(createdAt),
      sortBy: "createdAt",
      shown: "chosen",
      phone: "hidden",
    },
  ]
}

/** The filters of the list of jobs. */
export function useJobFilters(): ListFilter[] {
  const t = useTranslations("operations")
  return [
    {
      name: "state",
      label: t("columns.state"),
      options: jobStates.map((value) => ({ value, label: t(`states.${value}`) })),
    },
    {
      name: "kind",
      label: t("columns.kind"),
      options: jobKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
    },
  ]
}
