// `npm run walk`: every screen in every language, skin and direction, in a real Chromium: axe, sideways scrolling,
// complaints in the console. `npm test` walks a fixed part of it. `--in=de,fr` walks these languages only,
// `--pictures=folder` keeps a picture of each.
import { ensureBuild, ensureDependencies, ensureNode } from "./support/setup.mjs"

ensureNode()
ensureDependencies()
ensureBuild()
const { jest } = await import("./support/jest.mjs")
const { ensureChromium } = await import("./support/tools.mjs")

/** Returns the value of a command line option, or undefined. */
const option = (name) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + "--=".length)
const languages = option("in")
const { passed, failed } = await jest(
  "walk",
  ["--selectProjects", "e2e", "--runInBand", "--testPathPatterns", "e2e/walk"],
  {
    CHROMIUM_PATH: await ensureChromium(),
    WALK: "whole",
    ...(languages ? { WALK_IN: languages } : {}),
    WALK_PICTURES: option("pictures") ?? "",
  },
)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
