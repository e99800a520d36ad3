import { handler } from "@/lib/core/http/handler"
import { runDue } from "@/lib/core/jobs/service"
import * as contract from "../contract/jobs"
import * as service from "../service"

/** Less than the 60 seconds that vercel.json gives the function. */
const cronSeconds = 50

export const listJobsHandler = handler(contract.listJobs, ({ query }) => service.list(query))

export const retryJobHandler = handler(contract.retryJob, ({ params }) => service.retry(params.id))

export const discardJobHandler = handler(contract.discardJob, ({ params }) => service.discard(params.id))

export const runDueJobsHandler = handler(contract.runDueJobs, () => runDue(cronSeconds))
