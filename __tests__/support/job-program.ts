// A process with a worker, without a web server. DATABASE_URL names its database. Each run of the job "count" adds a row to the
// table `job_runs`, so that a test sees what ran where, even after the process was killed.
import { sql } from "drizzle-orm"
import { closeStore, store } from "@/lib/core/db/client"
import { defineJob, schedule } from "@/lib/core/jobs/definitions"
import { startJobs, stopJobs } from "@/lib/core/jobs/service"
import { createWorker } from "@/lib/core/jobs/worker"

async function record(what: string): Promise<void> {
  const { owner } = await store()
  await owner.execute(sql`insert into job_runs (what, process) values (${what}, ${process.pid})`)
}

defineJob("count", { run: ({ n }) => record(`count ${n}`) })
defineJob("stuck", {
  run: async () => {
    await record("stuck")
    await new Promise(() => {})
  },
})
defineJob("tick", { run: () => record("tick") })
schedule("tick", { everySeconds: 3600 })

const say = (text: string) => void process.stdout.write(`${text}\n`)

process.on("message", async (command) => {
  if (command === "clock") startJobs({ clock: true })
  // A lease that is short enough for a test to wait for its end.
  if (command === "work") createWorker({ lease: 2 }).wake()
  say(String(command))
})
process.on("SIGTERM", () => {
  void stopJobs()
    .then(closeStore)
    .finally(() => process.exit(0))
})
void store().then(() => say("ready"))
