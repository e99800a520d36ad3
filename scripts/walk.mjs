// `npm run walk`: every screen in every language, skin and direction, in a real Chromium: axe, sideways scrolling,
// complaints in the console. `npm test` walks a fixed part of it. `--pictures=folder` keeps a picture of each.
import { ensureBuild, ensureDependencies, ensureNode } from "./support/setup.mjs"

ensureNode()
ensureDependencies()
ensureBuild()
const { jest } = await import("./support/jest.mjs")
const { ensureChromium } = await import("./support/tools.mjs")

const pictures = process.argv.find((argument) => argument.startsWith("--pictures="))?.slice("--pictures=".length) ?? ""
const { passed, failed } = await jest(
  "walk",
  ["--selectProjects", "e2e", "--runInBand", "--testPathPatterns", "e2e/walk"],
  {
    CHROMIUM_PATH: await ensureChromium(),
    WALK: "whole",
    WALK_PICTURES: pictures,
  },
)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
