// `npm test`: sets itself up, runs every kind of test and ends with one line, `N passed, N failed`.
// `npm test -- __tests__/api/faq.test.ts` runs the given files, each with the project it belongs to.
// `npm test -- --only=types,api` runs some of the parts named below; `--no-postgres` leaves PostgreSQL out where it is missing.
import { spawn } from "node:child_process"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { distDir, ensureDependencies, ensureNode, root } from "./support/setup.mjs"

ensureNode()
ensureDependencies()
process.env.NEXT_TELEMETRY_DISABLED = "1"

const { jest, jestTwice, slowestFiles } = await import("./support/jest.mjs")
const { aptInstall, ensureChromium } = await import("./support/tools.mjs")

const seconds = (since) => Math.round((Date.now() - since) / 1000)

/** One program as one test: it passes when it ends well, and is heard only when it does not. */
function check(path, args = []) {
  return new Promise((resolve) => {
    const program = spawn(process.execPath, [join(root, path), ...args], { cwd: root })
    let output = ""
    for (const stream of [program.stdout, program.stderr]) {
      stream.on("data", (chunk) => {
        output += chunk
      })
    }
    program.once("exit", (status) => {
      if (status !== 0) process.stdout.write(`${output}\n`)
      const complaints = [`${path} ${args.join(" ")} ended with ${status}`]
      resolve(status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, complaints })
    })
  })
}

async function types() {
  // Declarations that Next writes: a fresh clone has none yet.
  if (!existsSync(join(root, "next-env.d.ts"))) await check("node_modules/next/dist/bin/next", ["typegen"])
  const checked = await check("node_modules/typescript/bin/tsc", ["--noEmit"])
  // The build of this run need not do so again.
  if (checked.failed === 0) process.env.TYPES_CHECKED = "true"
  return checked
}

/** The files of support/shared-stores.mjs share stores and servers. */
const sharing = { SHARE_STORES: "true" }

const node = (folder) => ["--selectProjects", "node", "--testPathPatterns", `__tests__/${folder}/`]

/** What can differ on a real PostgreSQL. A machine without one fails, unless `--no-postgres` says that this is known. */
async function postgres() {
  if (process.argv.includes("--no-postgres")) {
    console.log("  PostgreSQL was left out: the API suite runs on the embedded store only.")
    return { passed: 0, failed: 0 }
  }
  const { makeTemplate, postgresBinaries, startCluster } = await import("./support/postgres.mjs")
  const { postgresPattern, postgresSelection } = await import("./support/postgres-suite.mjs")
  const inCi = Boolean(process.env.CI) && process.env.CI !== "false"
  if (!postgresBinaries() && inCi) aptInstall("postgresql")
  if (!postgresBinaries()) {
    const missing = "PostgreSQL is not installed. Install it, or leave these tests out: npm test -- --no-postgres"
    return { passed: 0, failed: 1, complaints: [missing] }
  }
  const cluster = await startCluster()
  try {
    await makeTemplate(cluster)
    const selected = ["--selectProjects", "node", "--testPathPatterns", postgresSelection]
    return await jest("postgres", selected, { ...sharing, TEST_FILES: postgresPattern, TEST_DATABASE_URL: cluster.url })
  } finally {
    await cluster.stop()
  }
}

let prepared

/** A browser, and the build that it will look at. */
async function prepareE2e() {
  const CHROMIUM_PATH = await ensureChromium()
  const started = Date.now()
  const built = await check("scripts/build.mjs")
  if (built.failed === 0) console.log(`built in ${seconds(started)} s`)
  return { CHROMIUM_PATH, built }
}

async function e2e() {
  const { CHROMIUM_PATH, built, error } = await prepared
  if (error) throw error
  if (built.failed > 0) return built
  // A browser and its test often wait for each other: two files leave a fifth of two cores idle.
  return jestTwice("e2e", ["--selectProjects", "e2e", "--maxWorkers", "3"], {
    ...sharing,
    CHROMIUM_PATH,
    NEXT_DIST_DIR: distDir(),
  })
}

const parts = {
  types,
  lint: () => check("node_modules/@biomejs/biome/bin/biome", ["check", "."]),
  // Exports and packages that nothing uses.
  unused: () => check("node_modules/knip/bin/knip.js", ["--no-progress", "--no-config-hints"]),
  architecture: () => jest("architecture", node("architecture")),
  unit: () => jest("unit", node("unit")),
  ui: () => jest("ui", ["--selectProjects", "ui"]),
  api: () => jest("api", node("api"), sharing),
  postgres,
  e2e,
}

const files = process.argv.slice(2).filter((argument) => !argument.startsWith("--"))

const only = process.argv
  .find((argument) => argument.startsWith("--only="))
  ?.slice("--only=".length)
  .split(",")
const unknown = only?.filter((name) => !(name in parts)) ?? []
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(", ")}. Parts: ${Object.keys(parts).join(", ")}`)
  process.exit(64)
}

const total = { passed: 0, failed: 0, complaints: [] }
const isWanted = (name) => !only || only.includes(name) || name === "given"

/** Runs what is wanted of some parts, one after the other, and adds it up. */
async function lane(names) {
  for (const name of names.filter(isWanted)) {
    const started = Date.now()
    const {
      passed,
      failed,
      complaints = [],
    } = await parts[name]().catch(({ message }) => {
      console.error(`  ${message}`)
      return { passed: 0, failed: 1, complaints: [message] }
    })
    console.log(`${name}: ${passed} passed, ${failed} failed in ${seconds(started)} s`)
    total.passed += passed
    total.failed += failed
    total.complaints.push(...complaints.map((complaint) => `  ✗ ${name}: ${complaint}`))
  }
}

/** What keeps less than two cores busy runs beside what keeps them busy: the compiler and the build leave a quarter idle. */
async function typesToBuild() {
  await lane(["types", "lint", "unused"])
  // What goes wrong here is told by the browser tests, which need it.
  if (isWanted("e2e")) prepared = prepareE2e().catch((error) => ({ error }))
  await prepared
}

if (files.length > 0) {
  const { runFiles } = await import("./support/given-tests.mjs")
  parts.given = () => runFiles(files, () => check("scripts/build.mjs"))
  await lane(["given"])
} else {
  await Promise.all([typesToBuild(), lane(["architecture", "unit", "api", "postgres", "ui"])])
  await lane(["e2e"])
  console.log(`The slowest files:\n${slowestFiles(10).join("\n")}`)
}
// Repeats the failures in short; the details are far above.
for (const complaint of total.complaints) console.log(complaint)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)
