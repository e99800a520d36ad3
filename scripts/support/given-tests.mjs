// `npm test -- path/to/file`: some test files instead of all.
import { existsSync } from "node:fs"
import { jest } from "./jest.mjs"
import { distDir } from "./setup.mjs"
import { ensureChromium } from "./tools.mjs"

const none = { passed: 0, failed: 0 }
const projects = { node: ["architecture", "unit", "api"], ui: ["ui"], e2e: ["e2e"] }

const projectOf = (path) =>
  Object.keys(projects).find((name) => projects[name].some((folder) => path.includes(`__tests__/${folder}/`)))

/** A browser test needs a build, except against the running server that E2E_URL names. */
async function browserEnvironment(build) {
  const CHROMIUM_PATH = await ensureChromium()
  const built = process.env.E2E_URL ? none : await build()
  return { built, env: { CHROMIUM_PATH, NEXT_DIST_DIR: distDir() } }
}

/**
 * Runs test files, each with the Jest project it belongs to.
 * @param {string[]} files paths
 * @param {() => Promise<import("./jest.mjs").Count>} build
 * @returns {Promise<import("./jest.mjs").Count>}
 */
export async function runFiles(files, build) {
  const strays = files.filter((path) => !projectOf(path) || !existsSync(path))
  if (strays.length > 0) return { ...none, failed: 1, complaints: strays.map((path) => `${path} is no test file`) }
  const counts = []
  for (const name of Object.keys(projects)) {
    const paths = files.filter((path) => projectOf(path) === name)
    if (paths.length === 0) continue
    const { built, env } = name === "e2e" ? await browserEnvironment(build) : { built: none }
    counts.push(built)
    if (built.failed === 0) counts.push(await jest(name, ["--selectProjects", name, "--runTestsByPath", ...paths], env))
  }
  const sum = (what) => counts.reduce((total, count) => total + count[what], 0)
  return {
    passed: sum("passed"),
    failed: sum("failed"),
    complaints: counts.flatMap(({ complaints = [] }) => complaints),
  }
}
