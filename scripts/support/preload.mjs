import { isEnding } from "./signals.mjs"

/**
 * Loads the handlers and renders one page, in the background once the server is ready, so that the first visitor doesn't wait for
 * that. Each page's own code is loaded at its first request: requiring the files of all pages takes memory and saves no time,
 * because their modules are evaluated at the first rendering.
 * @param url where this server listens
 */
export async function preload(url) {
  try {
    await globalThis.__cornerledgerDirect?.preload()
    const page = await fetch(`${url}/login`, { headers: { accept: "text/html" }, redirect: "manual" })
    await page.arrayBuffer()
  } catch (error) {
    if (!isEnding()) console.error("Handlers or pages could not be loaded.", error)
  }
}
