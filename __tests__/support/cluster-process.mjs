// Runs a throw-away PostgreSQL cluster beside a test file: `halt SIGNAL`, `resume` and `stop` on standard input, each
// answered by a line on standard output.
import { createInterface } from "node:readline"
import { startCluster } from "../../scripts/support/postgres.mjs"

// What was acknowledged has to survive a crash of this one.
const cluster = await startCluster({ durable: true })
const { url, superUrl } = cluster
console.log(JSON.stringify({ url, superUrl }))
const lines = createInterface({ input: process.stdin })
for await (const line of lines) {
  const [command, signal] = line.split(" ")
  if (command === "stop") break
  await (command === "halt" ? cluster.halt(signal) : cluster.resume())
  console.log("done")
}
await cluster.stop()
