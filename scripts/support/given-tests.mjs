// `npm test -- path/to/file`: runs some test files instead of all.
import { existsSync } from "node:fs"
import { jest } from "./jest.mjs"
import { distDir } from "./setup.mjs"
import { ensureChromium } from "./tools.mjs"

const none = { passed: 0, failed: 0 }
const projects = { node: ["architecture", "unit", "api"], ui: ["ui"], e2e: ["e2e"] }

const projectOf = (path) =>
  Object.keys(projects).find((name) => projects[name].some((folder) => path.includes(`__tests__/${folder}/`)))

/** Builds the product for browser tests, unless E2E_URL names a running server. */
async function browserEnvironment(build) {
  const CHROMIUM_PATH = await ensureChromium()
  const built = process.env.E2E_URL ? none : await build()
  return { built, env: { CHROMIUM_PATH, NEXT_DIST_DIR: distDir() } }
}

/**
 * Runs test files, each in its Jest project.
 * @param {string[]} files paths
 * @param {() => Promise<import("./jest.mjs").Count>} build
 * @returns {Promise<import("./jest.mjs").Count>}
 */
export async function runFiles(files, build) {
  const invalid = files.filter((path) => !projectOf(path) || !existsSync(path))
  if (invalid.length > 0) return { ...none, failed: 1, problems: invalid.map((path) => `${path} isn't a test file`) }
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
    problems: counts.flatMap(({ problems = [] }) => problems),
  }
}
