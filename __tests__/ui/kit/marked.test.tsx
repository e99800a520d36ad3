import { render } from "@testing-library/react"
import { Marked } from "@/components/ui/marked"

const marked = (text: string, q?: string) => render(<p>{<Marked text={text} q={q} />}</p>).container.innerHTML

test.each([
  ["Ink and ink", "INK", "<mark>Ink</mark> and <mark>ink</mark>"],
  ["a.b", ".", "a<mark>.</mark>b"],
  ["<b>", "b", "&lt;<mark>b</mark>&gt;"],
  ["Ink", "pen", "Ink"],
  ["Ink", "  ", "Ink"],
  ["Größe und Füller", "fuller gro", "<mark>Grö</mark>ße und <mark>Füller</mark>"],
  // In lower case the first letter becomes two characters, which must not shift positions.
  ["İnk", "nk", "İ<mark>nk</mark>"],
])("in %p every %p is marked", (text, q, html) => {
  expect(marked(text, q).replace(/ class="[^"]*"/g, "")).toBe(`<p>${html}</p>`)
})
