// `npm test`: installs what is missing, runs all tests and ends with the line `N passed, N failed`.
// `npm test -- __tests__/api/faq.test.ts` runs the given files, each in its Jest project.
// `npm test -- --only=types,api` runs some of the parts below. `--no-postgres` skips the tests that need PostgreSQL.
import { spawn } from "node:child_process"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { distDir, ensureDependencies, ensureNode, root } from "./support/setup.mjs"

ensureNode()
await ensureDependencies()
process.env.NEXT_TELEMETRY_DISABLED = "1"

const { jest, jestTwice, slowestFiles } = await import("./support/jest.mjs")
const { aptInstall, ensureChromium } = await import("./support/tools.mjs")

const seconds = (since) => Math.round((Date.now() - since) / 1000)

/** Runs a program as one test. Its output is printed only if it fails. */
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
      const problems = [`${path} ${args.join(" ")} ended with ${status}`]
      resolve(status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, problems })
    })
  })
}

async function types() {
  // A fresh clone lacks the type declarations that Next generates.
  if (!existsSync(join(root, "next-env.d.ts"))) await check("node_modules/next/dist/bin/next", ["typegen"])
  const checked = await check("node_modules/typescript/bin/tsc", ["--noEmit"])
  // Lets the build of this run skip the type check.
  if (checked.failed === 0) process.env.TYPES_CHECKED = "true"
  return checked
}

/** The files of support/shared-stores.mjs share stores and servers. */
const sharing = { SHARE_STORES: "true" }

const node = (folder) => ["--selectProjects", "node", "--testPathPatterns", `__tests__/${folder}/`]

/** Runs the tests whose result can differ on a PostgreSQL server. Fails if it is missing, unless `--no-postgres` is given. */
async function postgres() {
  if (process.argv.includes("--no-postgres")) {
    console.log("  Skipping PostgreSQL: the API suite runs on the embedded store only.")
    return { passed: 0, failed: 0 }
  }
  const { makeTemplate, postgresBinaries, startCluster } = await import("./support/postgres.mjs")
  const { postgresPattern, postgresSelection } = await import("./support/postgres-suite.mjs")
  const inCi = Boolean(process.env.CI) && process.env.CI !== "false"
  if (!postgresBinaries() && inCi) aptInstall("postgresql")
  if (!postgresBinaries()) {
    const missing = "PostgreSQL is not installed. Install it, or skip these tests: npm test -- --no-postgres"
    return { passed: 0, failed: 1, problems: [missing] }
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

/** Finds a browser and builds the product for it. */
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
  // A browser and its test often wait for each other: with two workers, a fifth of two cores stays idle.
  return jestTwice("e2e", ["--selectProjects", "e2e", "--maxWorkers", "3"], {
    ...sharing,
    CHROMIUM_PATH,
    NEXT_DIST_DIR: distDir(),
  })
}

const parts = {
  types,
  lint: () => check("node_modules/@biomejs/biome/bin/biome", ["check", "."]),
  // Unused exports and packages.
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
  console.error(`Unknown part: ${unknown.join(", ")}. Parts: ${Object.keys(parts).join(", ")}`)
  process.exit(64)
}

const total = { passed: 0, failed: 0, problems: [] }
const isSelected = (name) => !only || only.includes(name) || name === "given"

/** Runs the selected ones of these parts, one after the other, and adds up their results. */
async function lane(names) {
  for (const name of names.filter(isSelected)) {
    const started = Date.now()
    const {
      passed,
      failed,
      problems = [],
    } = await parts[name]().catch(({ message }) => {
      console.error(`  ${message}`)
      return { passed: 0, failed: 1, problems: [message] }
    })
    console.log(`${name}: ${passed} passed, ${failed} failed in ${seconds(started)} s`)
    total.passed += passed
    total.failed += failed
    total.problems.push(...problems.map((problem) => `  ✗ ${name}: ${problem}`))
  }
}

/** The compiler and the build leave a quarter of two cores idle, so they run beside the other tests. */
async function checkAndBuild() {
  await lane(["types", "lint", "unused"])
  // The browser tests, which need the build, report its errors.
  if (isSelected("e2e")) prepared = prepareE2e().catch((error) => ({ error }))
  await prepared
}

if (files.length > 0) {
  const { runFiles } = await import("./support/given-tests.mjs")
  parts.given = () => runFiles(files, () => check("scripts/build.mjs"))
  await lane(["given"])
} else {
  await Promise.all([checkAndBuild(), lane(["architecture", "unit", "api", "postgres", "ui"])])
  await lane(["e2e"])
  console.log(`The slowest files:\n${slowestFiles(10).join("\n")}`)
}
// A summary of the failures, because their details are far above.
for (const problem of total.problems) console.log(problem)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)
