// `npm test`: sets itself up, runs every kind of test and ends with one line, `N passed, N failed`.
// `npm test -- --only=types,api` runs some of the parts named below.
import { spawn } from "node:child_process"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { distDir, ensureBuild, ensureDependencies, ensureNode, root } from "./support/setup.mjs"

ensureNode()
ensureDependencies()
process.env.NEXT_TELEMETRY_DISABLED = "1"

const { jest, jestTwice } = await import("./support/jest.mjs")
const { aptInstall, ensureChromium } = await import("./support/tools.mjs")

/** One program as one test: it passes when it ends well, and is heard only when it does not. */
function check(path, args) {
  return new Promise((resolve) => {
    const program = spawn(process.execPath, [join(root, "node_modules", path), ...args], { cwd: root })
    let output = ""
    for (const stream of [program.stdout, program.stderr]) {
      stream.on("data", (chunk) => {
        output += chunk
      })
    }
    program.once("exit", (status) => {
      if (status !== 0) process.stdout.write(`${output}\n`)
      resolve(status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
    })
  })
}

async function types() {
  // Declarations that Next writes: a fresh clone has none yet.
  if (!existsSync(join(root, "next-env.d.ts"))) await check("next/dist/bin/next", ["typegen"])
  return check("typescript/bin/tsc", ["--noEmit"])
}

const node = (folder) => ["--selectProjects", "node", "--testPathPatterns", `__tests__/${folder}/`]

/** The API suite on a real PostgreSQL. Where none is installed that is said, and in CI it is a failure. */
async function postgres() {
  const { makeTemplate, postgresBinaries, startCluster } = await import("./support/postgres.mjs")
  const inCi = Boolean(process.env.CI) && process.env.CI !== "false"
  if (!postgresBinaries() && inCi) aptInstall("postgresql")
  if (!postgresBinaries()) {
    console.log("  PostgreSQL is not installed here; the API suite ran on the embedded store only.")
    return { passed: 0, failed: inCi ? 1 : 0 }
  }
  const cluster = await startCluster()
  try {
    await makeTemplate(cluster)
    return await jest("postgres", node("api"), { TEST_DATABASE_URL: cluster.url })
  } finally {
    await cluster.stop()
  }
}

async function e2e() {
  const CHROMIUM_PATH = await ensureChromium()
  ensureBuild()
  // A browser and its test often wait for each other: two files leave a fifth of two cores idle.
  return jestTwice("e2e", ["--selectProjects", "e2e", "--maxWorkers", "3"], { CHROMIUM_PATH, NEXT_DIST_DIR: distDir() })
}

const parts = {
  types,
  lint: () => check("@biomejs/biome/bin/biome", ["check", "."]),
  architecture: () => jest("architecture", node("architecture")),
  unit: () => jest("unit", node("unit")),
  ui: () => jest("ui", ["--selectProjects", "ui"]),
  api: () => jest("api", node("api")),
  postgres,
  e2e,
}

const only = process.argv
  .find((argument) => argument.startsWith("--only="))
  ?.slice("--only=".length)
  .split(",")
const unknown = only?.filter((name) => !(name in parts)) ?? []
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(", ")}. Parts: ${Object.keys(parts).join(", ")}`)
  process.exit(64)
}

const total = { passed: 0, failed: 0 }
for (const [name, run] of Object.entries(parts)) {
  if (only && !only.includes(name)) continue
  console.log(name)
  const started = Date.now()
  const { passed, failed } = await run().catch((error) => {
    console.error(`  ${error.message}`)
    return { passed: 0, failed: 1 }
  })
  console.log(`  ${passed} passed, ${failed} failed in ${Math.round((Date.now() - started) / 1000)} s`)
  total.passed += passed
  total.failed += failed
}
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)
