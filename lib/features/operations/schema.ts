import * as z from "zod"
import { unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { listOf, listQuery } from "@/lib/core/http/v1"
import { jobStates } from "@/lib/core/jobs/values"
import { jobKinds, jobSorts } from "./values"

export const job = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(jobKinds),
  state: z.enum(jobStates),
  /** The workspace that it works for; null for the whole server. */
  workspace: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** When it is due, or was due when it started. */
  runAt: z.iso.datetime(),
  attempts: z.int(),
  /** Null if this version of the server doesn't know the job. */
  maxAttempts: z.int().nullable(),
  /** Why the last attempt failed. */
  lastError: z.string().nullable(),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
})
named({ Job: job })
export type Job = z.infer<typeof job>

export const jobListQuery = listQuery({
  state: unset(z.enum(jobStates)),
  kind: unset(z.enum(jobKinds)),
  sortBy: unset(z.enum(jobSorts)),
})
export type JobListQuery = z.output<typeof jobListQuery>

export const jobPage = listOf(job)
