/** Prints only this table, from a hidden iframe. The first row is the header. @throws if the iframe has no document */
export function printTable(title: string, table: (string | number)[][]): void {
  const frame = document.createElement("iframe")
  frame.title = title
  frame.style.cssText = "position:fixed;inset:0;inline-size:0;block-size:0;border:0"
  document.body.append(frame)
  const page = frame.contentDocument
  const view = frame.contentWindow
  if (!page || !view) throw new Error("the print frame has no document")
  page.documentElement.lang = document.documentElement.lang
  page.documentElement.dir = document.documentElement.dir
  page.title = title
  page.body.style.cssText = "font:12px system-ui,sans-serif"
  const head = page.createElement("h1")
  head.textContent = title
  const element = page.createElement("table")
  element.style.cssText = "inline-size:100%;border-collapse:collapse"
  for (const [i, cells] of table.entries()) {
    const row = element.insertRow()
    for (const text of cells) {
      const cell = page.createElement(i === 0 ? "th" : "td")
      cell.textContent = String(text)
      cell.style.cssText = "padding:4px 6px;border-block-end:1px solid silver;text-align:start"
      row.append(cell)
    }
  }
  page.body.append(head, element)
  view.addEventListener("afterprint", () => frame.remove(), { once: true })
  view.print()
}
