/** Processor time of this process, in milliseconds: unlike the clock it does not count what else the machine is doing. */
const spent = () => process.cpuUsage().user / 1000

/** Runs something and tells what it took of the processor, in all and for longest without anything else having its turn. */
export async function processorTime<T>(run: () => Promise<T>): Promise<{ answer: T; took: number; held: number }> {
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
    const answer = await run()
    isRunning = false
    note()
    return { answer, took: spent() - started, held }
  } finally {
    isRunning = false
  }
}
