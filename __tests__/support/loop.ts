import { setImmediate as turn } from "node:timers/promises"

/** How often the watch looks at the clock, in ms. */
const interval = 5

/** Both clocks in ms: the wall's, and the time this process spent computing. */
const clocks = () => {
  const { user, system } = process.cpuUsage()
  return { wall: performance.now(), work: (user + system) / 1000 }
}

/**
 * Runs a task and answers how long it held the event loop at a time, in ms: the longest that a 5 ms timer had to wait.
 * Only time in which this process computed counts, since a busy machine delays every timer.
 */
export async function longestBlock(task: () => Promise<unknown>): Promise<number> {
  await turn()
  let longest = 0
  let last = clocks()
  const look = () => {
    const now = clocks()
    longest = Math.max(longest, Math.min(now.wall - last.wall - interval, now.work - last.work))
    last = now
  }
  const timer = setInterval(look, interval)
  try {
    await task()
  } finally {
    look()
    clearInterval(timer)
  }
  return longest
}
