// Starts the slowest test files first: one that starts last keeps one core busy and leaves the others idle.
import { relative } from "node:path"
import Sequencer from "@jest/test-sequencer"

/** The slowest first, for a clone without timings of earlier runs. */
const longest = [
  "api/v1-fuzz",
  "api/hostile-fields",
  "api/together/9",
  "api/together/8",
  "api/together/3",
  "api/samples",
  "api/hostile-sizes",
  "api/together/20",
  "api/together/21",
  "api/together/15",
  "api/together/14",
  "api/together/17",
  "api/sample-store",
  "api/hostile-queries",
  "api/tools",
  "api/try-it",
  "api/statements",
  "e2e/walk",
  "e2e/together/1",
  "e2e/together/13",
  "e2e/together/5",
  "e2e/together/4",
  "e2e/together/9",
  "e2e/together/11",
  "e2e/together/14",
  "e2e/together/12",
  "e2e/together/2",
  "e2e/together/3",
]

const rank = ({ path }) => {
  const name = relative("__tests__", path).replaceAll("\\", "/")
  const at = longest.findIndex((start) => name.startsWith(`${start}.test.`))
  if (at >= 0) return at
  // Files that run several others are short to read and long to run.
  return longest.length + (name.includes("/together/") ? 0 : 1)
}

export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((a, b) => rank(a) - rank(b))
  }
}
