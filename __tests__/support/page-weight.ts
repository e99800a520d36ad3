import { statSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "playwright-core"

/** The gzipped size of a script. The build has that file, although Chromium gets the smaller Brotli. */
function gzipBytes([address, sent]: [address: string, sent: number]): number {
  const file = join(process.env.NEXT_DIST_DIR || ".next", new URL(address).pathname.replace("/_next", ""))
  const gzipped = statSync(`${decodeURIComponent(file)}.gz`, { throwIfNoEntry: false })
  return gzipped?.size ?? sent
}

/** Gzipped bytes of JavaScript that the current page has loaded, including scripts from the browser's cache. */
export async function scriptBytes(page: Page): Promise<number> {
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(
        (entry) => (entry as PerformanceResourceTiming).initiatorType === "script" || /\.js(\?|$)/.test(entry.name),
      )
      .map((entry): [string, number] => [entry.name, (entry as PerformanceResourceTiming).encodedBodySize]),
  )
  return scripts.map(gzipBytes).reduce((sum, bytes) => sum + bytes, 0)
}
