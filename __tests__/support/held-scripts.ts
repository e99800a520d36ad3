import type { Page } from "playwright-core"

/** Holds back the scripts of the pages to come, as a slow connection does. @returns a function that lets them through */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route("**/*.js", async (route) => {
    await released
    await route.continue()
  })
  return release
}
