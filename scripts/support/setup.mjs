// Ensures what the product needs to run: a new enough Node.js, the dependencies of the lock file, a current build.
// Runs with plain Node before anything is installed, so it imports nothing but Node itself.
import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { fileURLToPath } from "node:url"
import { compressStatic, isCompressed } from "./compress.mjs"

export const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..")

/** Ends the process with a sentence for the person at the keyboard. */
export function fail(message, code = 1) {
  console.error(message)
  process.exit(code)
}

/** Runs a command with its output shown, and ends this process when it fails. */
export function run(command, args, { env, hint = "", quiet = false } = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...env },
    stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
    shell: process.platform === "win32",
  })
  if (result.status === 0) return result
  if (quiet) process.stderr.write(`${result.stdout ?? ""}${result.stderr ?? ""}`)
  return fail(`\`${command} ${args.join(" ")}\` failed. ${hint}`.trim(), result.status ?? 1)
}

/** Runs a program of a dependency through this very Node. */
export const runBin = (path, args, options) =>
  run(process.execPath, [join(root, "node_modules", path), ...args], options)

export function ensureNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number)
  if (major > 20 || (major === 20 && minor >= 9)) return
  fail(`Cornerledger needs Node.js 20.9 or newer; this is ${process.version}. See https://nodejs.org.`)
}

const readJson = (path) => JSON.parse(readFileSync(path, "utf8"))

/** Whether node_modules holds what the lock file asks for; npm writes down there what it installed. */
function dependenciesMatch() {
  const installedPath = join(root, "node_modules", ".package-lock.json")
  if (!existsSync(installedPath)) return false
  const installed = readJson(installedPath).packages ?? {}
  const wanted = readJson(join(root, "package-lock.json")).packages ?? {}
  return Object.entries(wanted).every(
    ([path, { version, optional, devOptional, link }]) =>
      !path || optional || devOptional || link || installed[path]?.version === version,
  )
}

/** Installs the dependencies if some are missing or the lock file has changed. The build needs those for development too. */
export function ensureDependencies() {
  if (dependenciesMatch()) return
  console.log("Installing dependencies …")
  run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"], {
    hint: "Check the connection to the package registry, then start again.",
  })
}

const buildSources = [
  "app",
  "components",
  "lib",
  "data",
  "messages",
  "public",
  "middleware.ts",
  "instrumentation.ts",
  "next.config.mjs",
  "postcss.config.mjs",
  "tailwind.config.ts",
  "package-lock.json",
]

function* filesUnder(path) {
  if (!existsSync(path)) return
  if (!statSync(path).isDirectory()) yield path
  else for (const name of readdirSync(path).sort()) yield* filesUnder(join(path, name))
}

/** A print of everything a build is made of. */
function sourcePrint() {
  const hash = createHash("sha256").update(process.versions.node.split(".")[0])
  for (const source of buildSources) {
    for (const path of filesUnder(join(root, source))) hash.update(relative(root, path)).update(readFileSync(path))
  }
  return hash.digest("hex")
}

export const distDir = () => process.env.NEXT_DIST_DIR || ".next"

const hasSnapshot = () => {
  const cache = join(root, ".cache")
  return existsSync(cache) && readdirSync(cache).some((name) => /^store-[0-9a-f]+\.tar$/.test(name))
}

/**
 * Builds the product if there is no build or its sources have changed since, compresses what browsers fetch of it, and
 * prepares the snapshot for quick starts.
 */
export function ensureBuild() {
  const dist = join(root, distDir())
  const stamp = join(dist, "cornerledger-build")
  const print = sourcePrint()
  const current = existsSync(stamp) && readFileSync(stamp, "utf8") === print
  if (!current) {
    console.log("Building …")
    runBin("next/dist/bin/next", ["build"], { env: { NODE_ENV: "production" } })
    mkdirSync(dirname(stamp), { recursive: true })
    writeFileSync(stamp, print)
  }
  if (!isCompressed(dist)) compressStatic(dist)
  if (!current || !hasSnapshot()) runBin("tsx/dist/cli.mjs", ["scripts/snapshot.ts"], { quiet: true })
}
