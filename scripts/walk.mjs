// `npm run walk`: opens every screen in every language, skin and direction in Chromium, and checks it for axe violations,
// horizontal scrolling and console errors. `npm test` checks a fixed selection. `--in=de,fr` limits the languages,
// `--pictures=folder` saves screenshots.
import { ensureBuild, ensureDependencies, ensureNode } from "./support/setup.mjs"

ensureNode()
await ensureDependencies()
await ensureBuild()
const { jest } = await import("./support/jest.mjs")
const { ensureChromium } = await import("./support/tools.mjs")

/** Returns the value of a command-line option, if it is given. */
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
