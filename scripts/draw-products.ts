// `npx tsx scripts/draw-products.ts`: draws the sample products into public/products, each as a whole and as a close-up. The
// drawings are made from a few templates, so a new product needs one line here and no licensed picture.
import { mkdir, writeFile } from "node:fs/promises"
import { sampleProducts } from "@/data/seed/catalogue-products"
import { bags, giftBox, nestedBoxes, roll, tote } from "./support/drawings/gifts"
import { clock, cup, deskTidy, glassCandle, mug, pillar } from "./support/drawings/home"
import { calendar, card, cards, envelopes, marbled, notebook } from "./support/drawings/paper"
import { paints } from "./support/drawings/shapes"
import { dipPen, ink, pen, pencils, pens } from "./support/drawings/writing"

const { iris, brass, cedar, sage, sea, rose, honey, sand, slate, clay, walnut, cream, ink: blueBlack } = paints

const drawings: Record<string, (title: string) => string> = {
  "brass-fountain-pen": (title) => pen(title, brass),
  "everyday-gel-pens": (title) => pens(title, [iris, sea, sage, honey, rose]),
  "cedar-pencils": (title) => pencils(title, sage, cedar),
  "glass-dip-pen": (title) => dipPen(title, sea),
  "linen-notebook": (title) => notebook(title, slate, "plain"),
  "dotted-journal": (title) => notebook(title, sea, "dots", honey),
  "pocket-sketchbook": (title) => notebook(title, sage, "sketch", sand),
  "weekly-planner": (title) => notebook(title, iris, "week"),
  "archipelago-calendar": (title) => calendar(title, sea),
  "birthday-card": (title) => card(title, rose, "cake"),
  "botanical-cards": (title) => cards(title, [sage, sea, honey], "leaf"),
  "thank-you-notes": (title) => cards(title, [rose, honey, iris], "thanks"),
  "airmail-envelopes": (title) => envelopes(title, rose, iris),
  "marbled-paper": (title) => marbled(title, [rose, sea, sage]),
  "iron-gall-ink": (title) => ink(title, blueBlack, cream),
  "sea-glass-ink": (title) => ink(title, sage, cream),
  "stoneware-mug": (title) => mug(title, clay, sea),
  "espresso-cup": (title) => cup(title, sand),
  "beeswax-candle": (title) => pillar(title, honey),
  "fig-cedar-candle": (title) => glassCandle(title, sage, cream),
  "striped-gift-box": (title) => giftBox(title, rose, honey),
  "nested-gift-boxes": (title) => nestedBoxes(title, [sage, iris, sea], honey),
  "kraft-wrapping-paper": (title) => roll(title, sand, rose),
  "cotton-tote-bag": (title) => tote(title, iris),
  "paper-gift-bags": (title) => bags(title, rose, sea),
  "birch-desk-tidy": (title) => deskTidy(title, sand),
  "walnut-desk-clock": (title) => clock(title, walnut, rose),
}

/** Crops a drawing to its centre. */
const closeUp = (drawing: string) => drawing.replace('viewBox="0 0 400 400"', 'viewBox="95 95 210 210"')

const folder = new URL("../public/products/", import.meta.url)
await mkdir(folder, { recursive: true })
for (const { picture, name } of sampleProducts) {
  const draw = drawings[picture]
  if (!draw) throw new Error(`${picture} has no drawing`)
  const drawing = draw(name.replaceAll("&", "&amp;"))
  await writeFile(new URL(`${picture}.svg`, folder), drawing)
  await writeFile(new URL(`${picture}-close.svg`, folder), closeUp(drawing))
}
console.log(`${sampleProducts.length} products drawn in public/products`)
