import { setImmediate as turn } from "node:timers/promises"

/** The interval of the watch's timer, in ms. */
const interval = 5

/** Wall clock and processor time of this process, in ms. */
const clocks = () => {
  const { user, system } = process.cpuUsage()
  return { wall: performance.now(), work: (user + system) / 1000 }
}

/**
 * Runs a task. @returns the longest time it blocked the event loop, in ms: the longest that a 5 ms timer had to wait.
 * Only processor time of this process counts, because a busy machine delays every timer.
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
