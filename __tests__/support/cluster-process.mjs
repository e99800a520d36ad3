// Runs a temporary PostgreSQL cluster for a test file. It reads `halt SIGNAL`, `resume` and `stop` from standard input,
// and answers each with a line on standard output.
import { createInterface } from "node:readline"
import { startCluster } from "../../scripts/support/postgres.mjs"

// Acknowledged writes have to survive a crash of this server.
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
