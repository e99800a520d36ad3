// Builds the product, unless the existing build is up to date.
import { ensureBuild } from "./support/setup.mjs"

await ensureBuild()
