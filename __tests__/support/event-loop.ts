/** Processor time of this process, in milliseconds. Unlike the clock, it isn't affected by other load. */
const spent = () => process.cpuUsage().user / 1000

/** Runs a function. @returns its processor time, in total and the longest stretch that blocked the event loop */
export async function processorTime<T>(run: () => Promise<T>): Promise<{ response: T; took: number; held: number }> {
  const started = spent()
  let [held, last] = [0, started]
  let isRunning = true
  const note = () => {
    const now = spent()
    held = Math.max(held, now - last)
    last = now
    if (isRunning) setImmediate(note)
  }
  setImmediate(note)
  try {
    const response = await run()
    isRunning = false
    note()
    return { response, took: spent() - started, held }
  } finally {
    isRunning = false
  }
}
