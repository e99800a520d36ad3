import type { Page } from "playwright-core"

/**
 * The largest element that a page painted, if it was not in the HTML: users had to wait for scripts to draw it.
 * Elements that have been removed since (an editor's placeholder) don't count.
 */
export const paintedLate = (page: Page, html: string): Promise<string | undefined> =>
  page.evaluate(async (html) => {
    const largest = await new Promise<{ element?: Element | null; url?: string } | undefined>((resolve) => {
      new PerformanceObserver((entries) => resolve(entries.getEntries().at(-1) as never)).observe({
        type: "largest-contentful-paint",
        buffered: true,
      })
      // A page in the background has painted nothing.
      setTimeout(resolve, 500)
    })
    // A picture may be in an `img`, a video's poster, or a style.
    if (largest?.url) {
      const { pathname, search } = new URL(largest.url)
      return html.replaceAll("&amp;", "&").includes(pathname + search) ? undefined : largest.url
    }
    const sent = new DOMParser().parseFromString(html, "text/html")
    for (const script of sent.querySelectorAll("script, style")) script.remove()
    const plain = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim()
    const text = plain(largest?.element?.textContent).slice(0, 60)
    return plain(sent.body.textContent).includes(text) ? undefined : text
  }, html)

/** By how much content moved without input since the page was opened, and the elements that moved most. */
export const layoutShift = (page: Page): Promise<{ value: number; moved: string }> =>
  page.evaluate(async () => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node | null }[] }
    const entries = await new Promise<Shift[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries() as Shift[])).observe({
        type: "layout-shift",
        buffered: true,
      })
      // Without any shift the observer isn't called.
      setTimeout(() => resolve([]), 200)
    })
    const own = entries.filter(({ hadRecentInput }) => !hadRecentInput)
    const largest = own.toSorted((a, b) => b.value - a.value)[0]
    const texts = largest?.sources.map(({ node }) => (node?.textContent ?? "").replace(/\s+/g, " ").slice(0, 40))
    return { value: own.reduce((sum, { value }) => sum + value, 0), moved: texts?.join(" | ") ?? "" }
  })
