import { statSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import type { Page } from "playwright-core"

/** The gzipped size of a script or stylesheet. The build has that file, although Chromium gets the smaller Brotli. */
function gzipBytes([address, sent]: [address: string, sent: number]): number {
  const file = join(process.env.NEXT_DIST_DIR || ".next", new URL(address).pathname.replace("/_next", ""))
  const gzipped = statSync(`${decodeURIComponent(file)}.gz`, { throwIfNoEntry: false })
  return gzipped?.size ?? sent
}

/** Gzipped bytes of a kind of file that the current page has loaded, including files from the browser's cache. */
async function bytesOf(page: Page, type: "script" | "css"): Promise<number> {
  const files = await page.evaluate(
    (type) =>
      performance
        .getEntriesByType("resource")
        .filter(
          (entry) =>
            (type === "script" && (entry as PerformanceResourceTiming).initiatorType === "script") ||
            (type === "script" ? /\.js(\?|$)/ : /\.css(\?|$)/).test(entry.name),
        )
        .map((entry): [string, number] => [entry.name, (entry as PerformanceResourceTiming).encodedBodySize]),
    type,
  )
  return files.map(gzipBytes).reduce((sum, bytes) => sum + bytes, 0)
}

export const scriptBytes = (page: Page) => bytesOf(page, "script")
export const styleBytes = (page: Page) => bytesOf(page, "css")

/** Gzipped bytes of a document without the part of its styles that a first visit gets in the document, because they count as styles. */
export const documentBytes = (html: string) =>
  gzipSync(html.replace(/<style data-critical="">.*?<\/style>/s, "")).length
