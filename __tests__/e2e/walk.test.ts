import { mkdirSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "playwright-core"
import { intlLocale } from "@/lib/core/i18n/intl-locale"
import { locales } from "@/lib/core/i18n/locales"
import { axeFindings, desktop, overflow, phone, settle, visit, withBrowser } from "../support/browser"
import { documentBytes, scriptBytes, styleBytes } from "../support/page-weight"
import { layoutShift, paintedLate } from "../support/paint"
import {
  chooseSkin,
  maxDocument,
  maxScript,
  maxStyles,
  nameOf,
  openFor,
  type Screen,
  screens,
  shiftLimit,
  workingAndSamples,
} from "../support/screens"

const { server } = withBrowser()

const whole = process.env.WALK === "whole"
const pictures = process.env.WALK_PICTURES
if (pictures) mkdirSync(pictures, { recursive: true })

type Way = [locale: string, skin: string, direction: string]
const every: Way[] = locales.flatMap((locale) =>
  ["light", "dark"].flatMap((skin) => ["ltr", "rtl"].map((direction): Way => [locale, skin, direction])),
)
/**
 * The screens of each run: every working screen and a page of each section of the kit, in one of four ways, so that
 * each language, skin and direction gets some of every noun. The other tests mostly use English and the light skin.
 */
const partWays: Way[] = [
  ["en", "dark", "rtl"],
  ["de", "dark", "ltr"],
  ["fr", "light", "rtl"],
  ["pt", "light", "ltr"],
]
const part = partWays.map((way, nr): [Way, Screen[]] => [
  way,
  workingAndSamples.filter((_, i) => i % partWays.length === nr),
])
const languages = process.env.WALK_IN?.split(",")
const ways = whole
  ? every.filter(([locale]) => languages?.includes(locale) ?? true).map((way): [Way, Screen[]] => [way, screens])
  : part

/** Returns how the paint of an open screen was wrong: its largest element was late, or content moved. */
async function paint(page: Page, screen: Screen, html: string): Promise<string[]> {
  const wrong: string[] = []
  const late = await paintedLate(page, html)
  const { value: shift, moved } = await layoutShift(page)
  // For a missing page, Next sends the layout and renders the message in the browser.
  if (late && !screen.isLate && !screen.status) wrong.push(`paints late what is largest: ${late}`)
  if (shift > shiftLimit(screen)) wrong.push(`moves by ${shift.toFixed(4)} while it loads: ${moved}`)
  return wrong
}

/**
 * Returns what is wrong with an open screen: its status and headline, too much script, style or HTML, a largest element that only scripts
 * draw, content that moves, findings of axe, and sideways scrolling at two widths.
 */
async function look(page: Page, screen: Screen, [locale, skin, direction]: Way): Promise<string[]> {
  await page.setViewportSize(desktop)
  const response = await visit(page, `${locale === "en" ? "" : `/${locale}`}${screen.path}`)
  const bytes = await scriptBytes(page)
  const html = (await response?.text()) ?? ""
  const painted = await paint(page, screen, html)
  const wrong = await axeFindings(page)
  if (response?.status() !== (screen.status ?? 200)) wrong.push(`returns ${response?.status()}`)
  wrong.push(...painted)
  const heads = await page.locator("h1").count()
  if (heads !== 1) wrong.push(`has ${heads} h1`)
  if (bytes < 50_000 || bytes > maxScript(screen)) wrong.push(`ships ${Math.round(bytes / 1000)} kB of script`)
  const [styles, document] = [await styleBytes(page), documentBytes(html)]
  if (styles < 10_000 || styles > maxStyles(screen)) wrong.push(`ships ${Math.round(styles / 1000)} kB of styles`)
  if (document > maxDocument(screen)) wrong.push(`ships a document of ${Math.round(document / 1000)} kB`)
  const looks = { lang: intlLocale(locale), dir: direction }
  for (const [name, value] of Object.entries(looks)) {
    const actual = await page.locator("html").getAttribute(name)
    if (actual !== value) wrong.push(`<html ${name}="${actual}"> is not ${value}`)
  }
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport)
    await settle(page)
    const beyond = await overflow(page)
    if (beyond > 0) wrong.push(`scrolls ${beyond} px sideways at ${viewport.width}`)
    const name = [nameOf(screen).replace(/\W+/g, "-"), locale, skin, direction, viewport.width].join("_")
    if (pictures) await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true })
  }
  return wrong
}

/** On a busy machine a page may be painted when half of it has arrived, or take too long, so what is wrong must be so twice. */
async function lookTwice(page: Page, screen: Screen, way: Way): Promise<string[]> {
  // A screen that can't be loaded is reported with the others, not instead of them.
  const once = () => look(page, screen, way).catch((error: Error) => [error.message])
  const wrong = await once()
  return wrong.length === 0 ? wrong : once()
}

/** Pages checked in parallel, because a page mostly waits for the network. Other tests run at the same time. */
const lanes = whole ? 6 : 2

test.each(ways)(
  "screens in %s have no findings",
  async (way, walked) => {
    const [locale, skin, direction] = way
    const found: Record<string, string[]> = {}
    const started = Date.now()
    for (const person of new Set(walked.map(({ as }) => as))) {
      const left = walked.filter(({ as }) => as === person)
      const walk = async () => {
        // Animations would never settle. Each lane has its own window: other pages of a window get one frame a second.
        const window = await openFor({ path: "", as: person }, { locale, reducedMotion: "reduce" })
        await chooseSkin(window, server().url, skin, direction)
        const { page } = window
        for (let screen = left.shift(); screen; screen = left.shift()) {
          const wrong = await lookTwice(page, screen, way)
          if (wrong.length > 0) found[nameOf(screen)] = wrong
        }
        await page.close()
      }
      await Promise.all(Array.from({ length: Math.min(lanes, left.length) }, walk))
    }
    const wrong = Object.keys(found).length
    // The walk takes long, so it reports its progress.
    if (whole) {
      const seconds = Math.round((Date.now() - started) / 1000)
      process.stdout.write(`  ${way.join(" ")}: ${walked.length} screens, ${wrong} with findings, ${seconds} s\n`)
      for (const finding of Object.entries(found)) process.stdout.write(`    ${finding.join(": ")}\n`)
    }
    expect(found).toEqual({})
  },
  whole ? 1_800_000 : 600_000,
)
