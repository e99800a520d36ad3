// Prints a line per test file and the details of failures.
import { relative } from "node:path"

export default class CompactReporter {
  onTestFileResult(_test, result) {
    const { numFailingTests, numPassingTests, perfStats, testExecError, testFilePath, failureMessage } = result
    const failed = numFailingTests > 0 || testExecError
    const seconds = ((perfStats.end - perfStats.start) / 1000).toFixed(1)
    const name = relative(process.cwd(), testFilePath).replaceAll("\\", "/")
    const counts = failed ? `${numPassingTests} passed, ${numFailingTests || 1} failed` : `${numPassingTests}`
    process.stdout.write(`  ${failed ? "✗" : "✓"} ${name} (${counts}) ${seconds} s\n`)
    if (failed && failureMessage) process.stdout.write(`${failureMessage}\n`)
  }
}
