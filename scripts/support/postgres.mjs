// A temporary PostgreSQL cluster for tests and benchmarks. It listens on loopback only, and is removed when its process ends.
import { execFileSync, spawn, spawnSync } from "node:child_process"
import { randomBytes } from "node:crypto"
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"
import { root } from "./setup.mjs"

export const template = "cornerledger_template"

/** Returns the directory with `initdb` and `postgres`: Debian's newest version, else one in PATH. */
export function postgresBinaries() {
  const debian = "/usr/lib/postgresql"
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(debian, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
  ]
  return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")))
}

/** Returns an unprivileged user to run PostgreSQL as, because it refuses to run as root. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {}
  for (const name of ["postgres", "nobody"]) {
    const found = spawnSync("id", ["-u", name], { encoding: "utf8" })
    const group = spawnSync("id", ["-g", name], { encoding: "utf8" })
    if (found.status === 0) return { uid: Number(found.stdout), gid: Number(group.stdout) }
  }
  throw new Error("PostgreSQL can't run as root, and there is no user `postgres` or `nobody` to run it as.")
}

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

async function reachable(url) {
  const { default: postgres } = await import("postgres")
  for (let attempt = 0; attempt < 150; attempt++) {
    const client = postgres(url, { max: 1, connect_timeout: 2, onnotice: () => {} })
    try {
      await client`select 1`
      return client
    } catch {
      await client.end({ timeout: 0 }).catch(() => {})
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  throw new Error("The temporary PostgreSQL server did not start.")
}

/**
 * Starts a cluster with a login that owns its databases but isn't a superuser, as on a hosted PostgreSQL.
 * @returns the URL of the database `postgres` for that login and for the superuser; `halt` and `resume`; and `stop`, which
 * also removes the cluster
 */
export async function startCluster({ durable = false, settings = [] } = {}) {
  const binaries = postgresBinaries()
  if (!binaries) throw new Error("PostgreSQL is not installed.")
  const identity = unprivileged()
  const home = mkdtempSync(join(tmpdir(), "cornerledger-postgres-"))
  const data = join(home, "data")
  const passwordFile = join(home, "password")
  const password = randomBytes(18).toString("base64url")
  writeFileSync(passwordFile, password)
  if (identity.uid) for (const path of [home, passwordFile]) chownSync(path, identity.uid, identity.gid)
  const options = { ...identity, cwd: home, stdio: ["ignore", "ignore", "pipe"] }
  execFileSync(
    join(binaries, "initdb"),
    [
      "-D",
      data,
      "-U",
      "super",
      "-A",
      "scram-sha-256",
      "--pwfile",
      passwordFile,
      "-E",
      "UTF8",
      "--locale=C.UTF-8",
      "--no-sync",
    ],
    options,
  )
  const port = await freePort()
  const serverOptions = [
    ["listen_addresses", "127.0.0.1"],
    ["unix_socket_directories", ""],
    ["max_connections", "120"],
    ...(durable
      ? []
      : [
          ["fsync", "off"],
          ["full_page_writes", "off"],
          ["synchronous_commit", "off"],
        ]),
    ...settings,
  ].flatMap(([name, value]) => ["-c", `${name}=${value}`])
  let output = ""
  const run = () => {
    const program = spawn(join(binaries, "postgres"), ["-D", data, "-p", String(port), ...serverOptions], options)
    program.stderr.on("data", (chunk) => {
      output = `${output}${chunk}`.slice(-20_000)
    })
    return { program, ended: new Promise((resolve) => program.once("exit", resolve)) }
  }
  let server = run()
  const remove = () => rmSync(home, { recursive: true, force: true })
  // The cluster must not outlive this process. SIGQUIT ends PostgreSQL immediately.
  const abandon = () => {
    server.program.kill("SIGQUIT")
    remove()
  }
  process.once("exit", abandon)
  /** Stops the server like `pg_ctl stop`: SIGINT closes all connections, SIGQUIT amounts to a crash. */
  const halt = async (signal = "SIGINT") => {
    server.program.kill(signal)
    await server.ended
  }
  const resume = async () => {
    server = run()
    await (await reachable(address("super", "postgres"))).end()
  }
  const stop = async () => {
    process.removeListener("exit", abandon)
    await halt()
    remove()
  }
  const address = (user, database) => `postgres://${user}:${password}@127.0.0.1:${port}/${database}`
  try {
    const superuser = await reachable(address("super", "postgres"))
    await superuser.unsafe(`create role app login createdb createrole password '${password}'`)
    await superuser.end()
  } catch (error) {
    await stop()
    throw new Error(`${error.message}\n${output}`)
  }
  return {
    url: address("app", "postgres"),
    databaseUrl: (name) => address("app", name),
    superUrl: address("super", "postgres"),
    halt,
    resume,
    stop,
  }
}

/** Creates the migrated and seeded database that test files copy. */
export async function makeTemplate({ url, databaseUrl }, name = template) {
  const { default: postgres } = await import("postgres")
  const client = postgres(url, { max: 1, onnotice: () => {} })
  await client.unsafe(`create database ${name}`)
  await client.end()
  execFileSync(process.execPath, [join(root, "node_modules/tsx/dist/cli.mjs"), "scripts/seed.ts"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "test", DATABASE_URL: databaseUrl(name), DATA_DIR: "", LOG_LEVEL: "warn" },
    stdio: ["ignore", "ignore", "inherit"],
  })
}
