import { execFileSync } from "node:child_process"
import { join } from "node:path"
import { register } from "tsx/esm/api"
import { table } from "./measure.mjs"
import { makeTemplate, postgresBinaries, startCluster } from "./postgres.mjs"

/** Targets of the ledger: shares of pgbench's rate, the factor by which reads may slow down, and seconds for a verification. */
const targets = { one: 0.6, eight: 0.5, growth: 2, verifySeconds: 60 }
const rounds = 3
const few = 1_000

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]

const databaseOf = (url, name) => {
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}

/** Runs pgbench's tpcb-like transactions. @returns transactions a second */
function pgbench(url, clients, seconds) {
  const given = ["-n", "-c", `${clients}`, "-j", `${Math.min(clients, 2)}`, "-T", `${seconds}`, url]
  const output = execFileSync(join(postgresBinaries(), "pgbench"), given, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  })
  return Number(/^tps = ([\d.]+)/m.exec(output)?.[1])
}

const say = (text) => process.stdout.write(process.stdout.isTTY ? `\r\x1b[K${text}` : "")
const mark = (isReached) => (isReached ? "reached" : "MISSED")

/** Compares posting with pgbench, in rounds that measure each in turn. */
async function compareWrites(postFor, url, all, seconds) {
  const rows = []
  for (const [name, writers, used, target] of [
    ["one connection, one business", 1, all.slice(0, 1), targets.one],
    ["eight connections, ten businesses", 8, all, targets.eight],
  ]) {
    const found = { ours: [], theirs: [] }
    await postFor(used, writers, Math.min(2, seconds))
    for (let round = 0; round < rounds; round++) {
      say(`${name}: round ${round + 1} of ${rounds} …`)
      found.theirs.push(pgbench(url, writers, seconds))
      found.ours.push(await postFor(used, writers, seconds))
    }
    const [ours, theirs] = [median(found.ours), median(found.theirs)]
    rows.push({ name, ours, theirs, ratio: ours / theirs, target, isReached: ours >= target * theirs })
  }
  return rows
}

/** Measures the reads of small and large books in turn. */
async function compareReads(readsOf, small, large) {
  const rows = []
  const [ofSmall, ofLarge] = [readsOf(small), readsOf(large)]
  for (const [i, [name, read]] of ofSmall.entries()) {
    say(`${name} …`)
    const [before, after] = [await read(), await ofLarge[i][1]()]
    rows.push({ name, before, after, ratio: after / before, isReached: after <= targets.growth * before })
  }
  return rows
}

/**
 * Measures the ledger on a temporary PostgreSQL that syncs each commit: entries a second beside pgbench, reads and
 * verification of large books.
 * @returns whether all targets are reached
 */
export async function measureLedger({ seconds, postings }) {
  const settings = [
    ["shared_buffers", "512MB"],
    ["max_wal_size", "4GB"],
  ]
  const cluster = await startCluster({ durable: true, settings })
  try {
    await makeTemplate(cluster, "books")
    await makeTemplate(cluster, "tpcb")
    const tpcb = cluster.databaseUrl("tpcb")
    execFileSync(join(postgresBinaries(), "pgbench"), ["-i", "-q", "-s", "10", tpcb], { stdio: "ignore" })
    Object.assign(process.env, { DATABASE_URL: cluster.databaseUrl("books"), DATA_DIR: "", LOG_LEVEL: "warn" })
    process.env.AUTH_SECRET ??= "a secret of the bench, that nothing needs later"
    register()
    const { openBusiness, postFor, readsOf, verifyAll } = await import("./bench-ledger-books.ts")
    const { fillBooks } = await import("./bench-ledger-fill.ts")
    const all = []
    for (let n = 0; n < 10; n++) all.push(await openBusiness())
    const writes = await compareWrites(postFor, tpcb, all, seconds)

    const superUrl = databaseOf(cluster.superUrl, "books")
    const [small, large] = [await openBusiness(), await openBusiness()]
    await fillBooks(superUrl, small, few / 2, () => {})
    await fillBooks(superUrl, large, postings / 2, (entries) => say(`filling: ${entries * 2} of ${postings} postings`))
    const reads = await compareReads(readsOf, small, large)
    const { seconds: took, proof } = await verifyAll(large, (entries) =>
      say(`verifying: ${entries * 2} of ${postings} postings`),
    )
    say("")
    if (!proof.isIntact || proof.postings !== postings) throw new Error("the filled books are not intact")

    console.log(
      `\nTwo-line entries a second in-process, beside pgbench (tpcb-like, scale 10), ${rounds} × ${seconds} s\n`,
    )
    const perSecond = ({ name, ours, theirs, ratio, target, isReached }) => [
      name,
      ours.toFixed(0),
      theirs.toFixed(0),
      ratio.toFixed(2),
      target,
      mark(isReached),
    ]
    console.log(table(["", "entries", "pgbench", "ratio", "target", ""], writes.map(perSecond)))
    console.log(`\nMedian milliseconds of reads with ${few} and ${postings} postings\n`)
    const times = ({ name, before, after, ratio, isReached }) => [
      name,
      before.toFixed(2),
      after.toFixed(2),
      ratio.toFixed(2),
      `≤ ${targets.growth}`,
      mark(isReached),
    ]
    console.log(table(["", `${few}`, `${postings}`, "ratio", "target", ""], reads.map(times)))
    const isFast = took <= targets.verifySeconds
    console.log(
      `\nVerification of ${postings} postings: ${took.toFixed(1)} s, target ≤ ${targets.verifySeconds} s, ${mark(isFast)}. Memory: ${Math.round(process.memoryUsage.rss() / 1e6)} MB.`,
    )
    const { closeStore } = await import("../../lib/core/db/client.ts")
    await closeStore()
    return isFast && [...writes, ...reads].every(({ isReached }) => isReached)
  } finally {
    await cluster.stop()
  }
}
