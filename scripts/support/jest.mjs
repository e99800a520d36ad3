// Runs Jest as its own process and counts what it says.
import { spawn } from "node:child_process"
import { mkdirSync, readFileSync, rmSync } from "node:fs"
import { join, relative } from "node:path"
import { root } from "./setup.mjs"

/** More files than this that fail together are not late, they are wrong. */
const mostLate = 4

/** What went wrong in a test file, a line each. */
function complaintsOf(path, { message, assertionResults }) {
  const tests = assertionResults.filter(({ status }) => status === "failed")
  // One that could not run, or did something amiss outside of its tests, has only a message.
  const told = message.split("\n").find((line) => line.trim() && !line.includes("●"))
  if (tests.length === 0) return [`${path}: ${told?.trim() ?? "could not run"}`]
  return tests.map(({ fullName }) => `${path}: ${fullName}`)
}

/** How long every test file of this run took, in milliseconds. */
const times = []

/** Notes the time of a test file, or of each file that it ran on a shared store: its tests are in a block of that name. */
function noteTime(name, path, { startTime, endTime, assertionResults }) {
  if (!path.includes("/together/")) return times.push({ name, path, ms: endTime - startTime })
  const files = new Map()
  for (const { ancestorTitles, duration } of assertionResults) {
    const file = `${ancestorTitles[0]} (${path})`
    files.set(file, (files.get(file) ?? 0) + (duration ?? 0))
  }
  for (const [file, ms] of files) times.push({ name, path: file, ms })
}

/** The files that took longest, the slowest first, as lines to print. */
export const slowestFiles = (count) =>
  times
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ name, path, ms }) => `  ${(ms / 1000).toFixed(1).padStart(6)} s  ${name}: ${path}`)

/**
 * @typedef {{passed: number, failed: number, complaints?: string[]}} Count what failed, a line each
 * @returns {Promise<Count & {wrong: {path: string, passed: number}[]}>} counts, and the files that failed
 */
export async function jest(name, args, env = {}) {
  const output = join(root, ".cache", `jest-${name}.json`)
  mkdirSync(join(root, ".cache"), { recursive: true })
  rmSync(output, { force: true })
  const program = spawn(
    process.execPath,
    [
      "--experimental-vm-modules",
      "--no-warnings",
      join(root, "node_modules/jest/bin/jest.js"),
      "--silent",
      "--passWithNoTests",
      "--json",
      `--outputFile=${output}`,
      "--reporters=<rootDir>/__tests__/support/reporter.mjs",
      ...args,
    ],
    { cwd: root, env: { ...process.env, ...env }, stdio: ["ignore", "inherit", "inherit"] },
  )
  const [status, signal] = await new Promise((resolve) => program.once("exit", (...ending) => resolve(ending)))
  try {
    const told = JSON.parse(readFileSync(output, "utf8"))
    for (const file of told.testResults) noteTime(name, relative(root, file.name), file)
    const files = told.testResults
      .filter((file) => file.status === "failed")
      .map((file) => ({ ...file, path: relative(root, file.name) }))
    const wrong = files.map(({ path, assertionResults }) => ({
      path,
      passed: assertionResults.filter(({ status }) => status === "passed").length,
    }))
    const complaints = files.flatMap((file) => complaintsOf(file.path, file))
    // A file that could not run counts as one failure.
    const failed = told.numFailedTests + told.numRuntimeErrorTestSuites
    if (failed > 0 || status === 0) return { passed: told.numPassedTests, failed, complaints, wrong }
    const ending = `Jest ended with ${signal ?? status} although no test failed`
    return { passed: told.numPassedTests, failed: 1, complaints: [...complaints, ending], wrong }
  } catch (error) {
    return { passed: 0, failed: 1, complaints: [`Jest ended with ${signal ?? status}: ${error.message}`], wrong: [] }
  }
}

/**
 * The same for browser tests, which can time out on a busy machine. If only a few files fail, they run again, alone, each
 * with a new server and database. The first failures have been reported by then, and files that only pass the second time are
 * named, so nothing is silently green.
 * @returns {Promise<Count>}
 */
export async function jestTwice(name, args, env = {}) {
  const first = await jest(name, args, env)
  if (first.wrong.length === 0 || first.wrong.length > mostLate) return first
  const paths = first.wrong.map(({ path }) => path)
  console.log(`  ↻ once more, alone: ${paths.join(", ")}`)
  const again = await jest(`${name}-again`, ["--selectProjects=e2e", "--runInBand", "--runTestsByPath", ...paths], env)
  if (again.failed === 0) console.log(`  ↻ passed at the second try only: ${paths.join(", ")}`)
  const steady = first.passed - first.wrong.reduce((sum, { passed }) => sum + passed, 0)
  return { ...again, passed: steady + again.passed }
}
