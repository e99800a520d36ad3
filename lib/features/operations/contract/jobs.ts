import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { job, jobListQuery, jobPage } from "../schema"

const forOperators = "For the users whose confirmed address is in `OPERATORS`; administrators of a workspace get 403."
/** Jobs belong to no workspace's screens, so nothing is announced to other pages. */
const changes = { calls: [] }
const params = z.object({ id: z.uuid() })

export const listJobs = endpoint({
  method: "GET",
  path: "/api/v1/jobs",
  summary: "Background jobs of the server, without their payloads",
  description: `${forOperators} \`q\` searches the name. Dead jobs come first, then those that are due next, unless \`sortBy\` and \`order\` say otherwise.`,
  can: ["read", "Auth"],
  operator: true,
  transaction: "none",
  query: jobListQuery,
  response: jobPage,
})

export const retryJob = endpoint({
  method: "POST",
  path: "/api/v1/jobs/{id}/retry",
  summary: "Run a dead or waiting job now, with all its attempts",
  description: forOperators,
  can: ["read", "Auth"],
  operator: true,
  transaction: "none",
  changes,
  params,
  response: job,
  refusals: { 409: "The job is running or done" },
})

export const discardJob = endpoint({
  method: "POST",
  path: "/api/v1/jobs/{id}/discard",
  summary: "Delete a dead or waiting job without running it",
  description: `${forOperators} Schedules can't be deleted.`,
  can: ["read", "Auth"],
  operator: true,
  transaction: "none",
  changes,
  params,
  response: job,
  refusals: { 409: "The job is running, done or a schedule" },
})

export const runDueJobs = endpoint({
  method: "GET",
  path: "/api/cron",
  summary: "Run due jobs, for at most 50 seconds",
  description:
    "For a scheduler such as Vercel Cron, which sends `CRON_SECRET` as a bearer token. Without that setting the response is 404.",
  can: "public",
  operatorKey: "CRON_SECRET",
  refusals: { 401: "The secret is missing or wrong", 404: "CRON_SECRET is not set" },
  /** How many jobs ended well, failed, and were given back because the time was over. */
  response: z.object({ done: z.int(), failed: z.int(), stopped: z.int() }),
})
