// Programs of the system that tests need: looked for, and installed where we may.
import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"

const has = (command) => spawnSync("which", [command], { stdio: "ignore" }).status === 0

/** Installs Debian packages where this is Debian and we are root. @returns whether they are there now */
export function aptInstall(...packages) {
  if (process.getuid?.() !== 0 || !has("apt-get")) return false
  console.log(`Installing ${packages.join(", ")} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" }
  spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore", env })
  return (
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], { stdio: "ignore", env })
      .status === 0
  )
}

/**
 * The Chromium to test with: the one named, the system's, or the one Playwright installed. Best is the shell without a window,
 * which is the same browser and takes a third less of the processor.
 */
export async function findChromium() {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) return existsSync(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined
  for (const name of [
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
  ]) {
    const found = spawnSync("which", [name], { encoding: "utf8" })
    if (found.status === 0) return found.stdout.trim()
  }
  const { chromium } = await import("playwright-core")
  const own = chromium.executablePath()
  return existsSync(own) ? own : undefined
}

/** Chromium, installed if need be. @throws Error that says how to get one */
export async function ensureChromium() {
  const known = await findChromium()
  if (known) return known
  if (!aptInstall("chromium-headless-shell")) aptInstall("chromium")
  const installed = await findChromium()
  if (installed) return installed
  spawnSync("npx", ["playwright-core", "install", "chromium"], { stdio: "inherit" })
  const downloaded = await findChromium()
  if (downloaded) return downloaded
  throw new Error(
    "No Chromium was found and none could be installed. Install one (apt-get install chromium) or name one: CHROMIUM_PATH=/path/to/chromium npm test",
  )
}
