// Runs Jest in a child process and counts its results.
import { spawn } from "node:child_process"
import { mkdirSync, readFileSync, rmSync } from "node:fs"
import { join, relative } from "node:path"
import { root } from "./setup.mjs"

/** If more files than this fail, the reason isn't a timeout, so they don't run again. */
const maxRetried = 4

/** Returns one line per failure in a test file. */
function problemsOf(path, { message, assertionResults }) {
  const tests = assertionResults.filter(({ status }) => status === "failed")
  // A file that could not run, or failed outside of its tests, has only a message.
  const firstLine = message.split("\n").find((line) => line.trim() && !line.includes("●"))
  if (tests.length === 0) return [`${path}: ${firstLine?.trim() ?? "could not run"}`]
  return tests.map(({ fullName }) => `${path}: ${fullName}`)
}

/** The duration of every test file in this run, in milliseconds. */
const times = []

const isTogether = (path) => path.includes("/together/")

/** The tests of each file that another one ran on a shared store or server: they are in a block of its name. */
function testsByFile(assertionResults) {
  const files = new Map()
  for (const test of assertionResults) {
    const [name] = test.ancestorTitles
    files.set(name, [...(files.get(name) ?? []), test])
  }
  return [...files]
}

/** Notes the time of a test file, or of each file that it ran on a shared store. */
function noteTime(name, path, { startTime, endTime, assertionResults }) {
  if (!isTogether(path)) return times.push({ name, path, ms: endTime - startTime })
  for (const [file, tests] of testsByFile(assertionResults)) {
    const ms = tests.reduce((sum, { duration }) => sum + (duration ?? 0), 0)
    times.push({ name, path: `${file} (${path})`, ms })
  }
}

/** Returns the slowest files as lines to print, the slowest first. */
export const slowestFiles = (count) =>
  times
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ name, path, ms }) => `  ${(ms / 1000).toFixed(1).padStart(6)} s  ${name}: ${path}`)

/** The files to run again after a failure, and how many of their tests passed: of files that shared a server, those with failures. */
function wrongFiles(path, assertionResults) {
  const passedOf = (tests) => tests.filter(({ status }) => status === "passed").length
  const shared = isTogether(path) ? testsByFile(assertionResults) : []
  const wrong = shared.filter(([, tests]) => tests.some(({ status }) => status === "failed"))
  if (wrong.length === 0) return [{ path, passed: passedOf(assertionResults) }]
  return wrong.map(([name, tests]) => ({ path: join(path, "../..", `${name}.test.ts`), passed: passedOf(tests) }))
}

/**
 * @typedef {{passed: number, failed: number, problems?: string[]}} Count with one line per failure in `problems`
 * @returns {Promise<Count & {wrong: {path: string, passed: number}[]}>} the counts, and in `wrong` the files that failed
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
  const [status, signal] = await new Promise((resolve) => program.once("exit", (...result) => resolve(result)))
  try {
    const report = JSON.parse(readFileSync(output, "utf8"))
    for (const file of report.testResults) noteTime(name, relative(root, file.name), file)
    const files = report.testResults
      .filter((file) => file.status === "failed")
      .map((file) => ({ ...file, path: relative(root, file.name) }))
    const wrong = files.flatMap(({ path, assertionResults }) => wrongFiles(path, assertionResults))
    const problems = files.flatMap((file) => problemsOf(file.path, file))
    // A file that could not run counts as one failure.
    const failed = report.numFailedTests + report.numRuntimeErrorTestSuites
    if (failed > 0 || status === 0) return { passed: report.numPassedTests, failed, problems, wrong }
    const ending = `Jest ended with ${signal ?? status} although no test failed`
    return { passed: report.numPassedTests, failed: 1, problems: [...problems, ending], wrong }
  } catch (error) {
    return { passed: 0, failed: 1, problems: [`Jest ended with ${signal ?? status}: ${error.message}`], wrong: [] }
  }
}

/**
 * Runs browser tests, which can time out on a busy machine. If only a few files fail, they run again one at a time, each
 * with a new server and database. The first failures have been printed by then, and files that only pass the second time are
 * listed, so that no failure is hidden.
 * @returns {Promise<Count>}
 */
export async function jestTwice(name, args, env = {}) {
  const first = await jest(name, args, env)
  if (first.wrong.length === 0 || first.wrong.length > maxRetried) return first
  const paths = first.wrong.map(({ path }) => path)
  console.log(`  ↻ running again, one at a time: ${paths.join(", ")}`)
  const again = await jest(`${name}-again`, ["--selectProjects=e2e", "--runInBand", "--runTestsByPath", ...paths], env)
  if (again.failed === 0) console.log(`  ↻ passed only at the second attempt: ${paths.join(", ")}`)
  const steady = first.passed - first.wrong.reduce((sum, { passed }) => sum + passed, 0)
  return { ...again, passed: steady + again.passed }
}
