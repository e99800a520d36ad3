// Runs Jest as its own process and counts what it says.
import { spawn } from "node:child_process"
import { mkdirSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { root } from "./setup.mjs"

/** @returns {Promise<{passed: number, failed: number}>} counts; a file that could not run counts as one failure */
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
  const status = await new Promise((resolve) => program.once("exit", resolve))
  try {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(output, "utf8"))
    const failed = numFailedTests + numRuntimeErrorTestSuites
    return { passed: numPassedTests, failed: failed || (status === 0 ? 0 : 1) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
