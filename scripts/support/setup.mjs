// Checks and prepares what the product needs: a recent Node.js, the dependencies of the lock file, a current build.
// Runs before dependencies are installed, so it imports only Node's own modules.
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { fileURLToPath } from "node:url"
import { compressStatic, isCompressed } from "./compress.mjs"
import { isTerminal, runBeside, runStep, skipStep, startStep } from "./steps.mjs"

export const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..")

/** Prints a message and exits. */
export function fail(message, code = 1) {
  console.error(message)
  process.exit(code)
}

/** The arguments that run a dependency's program with the current Node. */
const programOf = (path, args) => [process.execPath, [join(root, "node_modules", path), ...args]]

export function ensureNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number)
  if (major > 20 || (major === 20 && minor >= 9)) return
  fail(`Cornerledger needs Node.js 20.9 or newer; this is ${process.version}. See https://nodejs.org.`)
}

const readJson = (path) => JSON.parse(readFileSync(path, "utf8"))

const lockedPackages = () => readJson(join(root, "package-lock.json")).packages ?? {}

/** Compares the lock file with the list of installed packages that npm keeps in node_modules. */
function dependenciesMatch(withDev) {
  const installedPath = join(root, "node_modules", ".package-lock.json")
  if (!existsSync(installedPath)) return false
  const installed = readJson(installedPath).packages ?? {}
  return Object.entries(lockedPackages()).every(
    ([path, { version, dev, optional, devOptional, link }]) =>
      !path || (dev && !withDev) || optional || devOptional || link || installed[path]?.version === version,
  )
}

/** Removes the source maps of packages, a fifth of what they take on the disk: neither the build nor the server reads them. */
function removeSourceMaps() {
  const folder = join(root, "node_modules")
  for (const file of readdirSync(folder, { recursive: true }))
    if (file.endsWith(".map")) rmSync(join(folder, file), { force: true })
}

/** Installs dependencies if they don't match the lock file. `dev` includes those that only tests and checks need. */
export async function ensureDependencies({ dev = true } = {}) {
  if (dependenciesMatch(dev)) return skipStep("Dependencies are installed")
  const total = Object.values(lockedPackages()).filter((locked) => dev || !locked.dev).length - 1
  let fetched = 0
  await runStep(
    "npm",
    [
      "ci",
      dev ? "--include=dev" : "--omit=dev",
      "--no-audit",
      "--no-fund",
      ...(isTerminal() ? ["--loglevel=http"] : []),
    ],
    {
      cwd: root,
      label: "Installing dependencies",
      done: "Dependencies installed",
      hint: "Check the connection to the package registry and try again.",
      progressOf: (line) => {
        if (!/^npm http .*\.tgz/.test(line)) return undefined
        fetched += 1
        return `${Math.min(fetched, total)} of ${total} packages`
      },
    },
  )
  if (!dev) removeSourceMaps()
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
  "scripts/support/split-styles.cjs",
  "scripts/support/split-styles.mjs",
  "scripts/support/style-groups.mjs",
  "tailwind.config.ts",
  "package-lock.json",
]

function* filesUnder(path) {
  if (!existsSync(path)) return
  if (!statSync(path).isDirectory()) yield path
  else for (const name of readdirSync(path).sort()) yield* filesUnder(join(path, name))
}

/** Returns a hash of all source files of a build. */
function hashSources() {
  const hash = createHash("sha256").update(process.versions.node.split(".")[0])
  for (const source of buildSources) {
    for (const path of filesUnder(join(root, source))) hash.update(relative(root, path)).update(readFileSync(path))
  }
  return hash.digest("hex")
}

export const distDir = () => process.env.NEXT_DIST_DIR || ".next"

const hasSnapshots = () => {
  const cache = join(root, ".cache")
  const names = existsSync(cache) ? readdirSync(cache) : []
  return ["store", "demo"].every((kind) => names.some((name) => new RegExp(`^${kind}-[0-9a-f]+\\.tar$`).test(name)))
}

/**
 * Builds the product unless the existing build is up to date, compresses its static files, and writes the snapshots for quick
 * starts. `types: false` skips the type check, which takes a fifth of the time and the dev dependencies.
 */
export async function ensureBuild({ types = true } = {}) {
  const dist = join(root, distDir())
  const stamp = join(dist, "cornerledger-build")
  const sourceHash = hashSources()
  const current = existsSync(stamp) && readFileSync(stamp, "utf8") === sourceHash
  // Beside the build, because it uses one processor and the build not always two.
  const snapshots =
    !current || !hasSnapshots()
      ? runBeside(...programOf("tsx/dist/cli.mjs", ["scripts/snapshot.ts"]), { cwd: root })
      : undefined
  if (current) skipStep("The build is up to date")
  else {
    await runStep(...programOf("next/dist/bin/next", ["build"]), {
      cwd: root,
      label: "Building (a few minutes, only after changes)",
      done: "Built",
      env: { NODE_ENV: "production", ...(!types && { TYPES_CHECKED: "true" }) },
    })
    mkdirSync(dirname(stamp), { recursive: true })
    writeFileSync(stamp, sourceHash)
  }
  if (!isCompressed(dist)) {
    const step = startStep("Compressing scripts and styles")
    compressStatic(dist)
    step.done("Scripts and styles compressed")
  }
  await snapshots?.({ label: "Preparing databases for quick starts", done: "Databases prepared" })
}
