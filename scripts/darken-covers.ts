// `npx tsx scripts/darken-covers.ts`: gives each cover in public/covers its colours for the dark skin, as a style inside the
// drawing. Browsers apply it by the `color-scheme` of the element that shows the picture, so it follows the customizer.
import { readdir, readFile, writeFile } from "node:fs/promises"

/** Light colours of each palette and their dark ones: sky, ground, soft, main, dark, paper, accent. */
const palettes: [light: string, dark: string][] = [
  [
    "#eceafb #d9d5f5 #a9a5ea #5b5bd6 #3a367f #ffffff #f2b84b",
    "#262a4d #1e2140 #7a77c9 #6765d8 #15172f #dcdcf0 #e3ad48",
  ],
  [
    "#e6efe6 #cfdfd0 #9cc3a8 #4f8a6b #2f4a3c #fbfdf9 #e8b04a",
    "#22352f #1a2a26 #6f9c82 #4f8a6b #0f1b18 #d9e4da #d8a549",
  ],
  [
    "#def0f1 #c2e0e2 #8cc4c8 #2e8790 #1f4c55 #fafefe #ef8f6b",
    "#1b3540 #152a34 #5f9ba3 #2e8790 #0b1a21 #d6e6e8 #dd8767",
  ],
  [
    "#f6e3dc #ecc9bd #e39aa0 #b8506b #5a2f3f #fff8f3 #f0a35e",
    "#402a38 #33212d #b0727f #b8506b #1e121b #ecdcd9 #dd985b",
  ],
  [
    "#fbf0d9 #f3dfb4 #e8c27a #c98a2b #5a421b #fffdf7 #5b7fbf",
    "#3b3327 #2f291f #b3945a #bd832d #191410 #ebe3d3 #6a8ac4",
  ],
]

const mark = /<style>@media[\s\S]*?<\/style>/

/** The rules for the colours of a palette that a drawing uses. Drawings without a sky look right on any card. */
function darkRules(drawing: string): string {
  const palette = palettes.find(([light]) => drawing.includes(`fill="${light.slice(0, 7)}"`))
  if (!palette) return ""
  const [light, dark] = palette.map((colours) => colours.split(" ")) as [string[], string[]]
  const rules = light.flatMap((colour, i) =>
    ["fill", "stroke"]
      .filter((name) => drawing.includes(`${name}="${colour}"`))
      .map((name) => `[${name}="${colour}"]{${name}:${dark[i]}}`),
  )
  return `<style>@media(prefers-color-scheme:dark){${rules.join("")}}</style>`
}

const folder = new URL("../public/covers/", import.meta.url)
for (const name of (await readdir(folder)).filter((file) => file.endsWith(".svg"))) {
  const drawing = (await readFile(new URL(name, folder), "utf8")).replace(mark, "")
  await writeFile(new URL(name, folder), drawing.replace("</title>", `</title>${darkRules(drawing)}`))
}
