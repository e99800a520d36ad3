import { log } from "@/lib/core/log"
import { dueReminders } from "./calendar/service/reminders"
import { dueWeeklyLetters } from "./notifications/service"

/** What has its hour and nobody asks for: looked at every half minute, in every process; each task is done by one of them. */
const tasks: Record<string, () => Promise<unknown>> = {
  "reminders of events": dueReminders,
  "weekly letters": dueWeeklyLetters,
}
const every = 30_000

async function run(): Promise<void> {
  for (const [name, task] of Object.entries(tasks)) {
    await task().catch((error) => log().warn({ err: error, task: name }, "a task failed"))
  }
}

const holder = globalThis as { __cornerledgerTicks?: ReturnType<typeof setInterval> }

/** Starts the clock of this process, once; it keeps no process alive. */
export function startTicks(): void {
  let running = false
  holder.__cornerledgerTicks ??= setInterval(() => {
    if (running) return
    running = true
    void run().finally(() => {
      running = false
    })
  }, every)
  holder.__cornerledgerTicks.unref()
}
