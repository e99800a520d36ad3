import type { ListSource } from "@/components/list/types"
import { jobStates } from "@/lib/core/jobs/values"
import * as endpoints from "@/lib/features/operations/endpoints"
import type { JobListQuery } from "@/lib/features/operations/schema"
import { jobKinds, jobSorts } from "@/lib/features/operations/values"

/** The source of the list of jobs. Page and screen share it, so that both request the same URL. */
export const jobListSource: ListSource<JobListQuery> = {
  path: endpoints.listJobs.path,
  rowsIn: "data",
  rules: {
    filters: { state: jobStates, kind: jobKinds },
    sortBy: jobSorts,
    perPage: 25,
    maxPerPage: 100,
  },
}
