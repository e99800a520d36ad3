// Builds the product if there is no build or its sources have changed since.
import { ensureBuild } from "./support/setup.mjs"

ensureBuild()
