/** Processor time in ms that `work` takes on the machine that the limits of tests are for. */
const usual = 25
const text = "<b>a &amp; b</b> ".repeat(2000)

function work(): void {
  for (let i = 0; i < 40; i++) text.replace(/<[^>]*>|&\w+;/g, (match) => String(match.length))
}

function timeOfWork(): number {
  const started = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1000
}

/**
 * How much slower this machine is at the moment than the one that limits are for, from 1 to 3. Processor time depends on the
 * processor, and on what its other threads do.
 */
export function slowness(): number {
  const [, , median = usual] = Array.from({ length: 5 }, timeOfWork).sort((a, b) => a - b)
  return Math.min(3, Math.max(1, median / usual))
}
