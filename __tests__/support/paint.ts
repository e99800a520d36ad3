import type { Page } from "playwright-core"

/**
 * What a page painted largest, where the HTML it came with has it not: scripts drew it, and whoever came had to wait for them.
 * What has been taken away since (a place held for an editor) is not looked for.
 */
export const paintedLate = (page: Page, html: string): Promise<string | undefined> =>
  page.evaluate(async (html) => {
    const largest = await new Promise<{ element?: Element | null; url?: string } | undefined>((resolve) => {
      new PerformanceObserver((entries) => resolve(entries.getEntries().at(-1) as never)).observe({
        type: "largest-contentful-paint",
        buffered: true,
      })
      // A page that was out of sight has painted nothing.
      setTimeout(resolve, 500)
    })
    // A picture may stand in an `img`, as what a film begins with, or in a style.
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
