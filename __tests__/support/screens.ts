import { kitPages, kitSections } from "@/lib/kit/pages"
import { type DemoEmail, open, openAs, type Window } from "./browser"
import { ofBusiness } from "./screens-of-business"

export interface Screen {
  path: string
  /** The user who opens it; undefined for signed out. */
  as?: DemoEmail
  /** For URLs of missing records. */
  status?: 404
  /** The largest element is rendered by scripts: a drawer opened by the URL, or an error. */
  isLate?: true
}

/** The screens of the product, without the kit. */
const working: Screen[] = [
  { path: "/login" },
  { path: "/register" },
  { path: "/forgot-password" },
  { path: "/reset-password?token=unknown" },
  { path: "/invitation?token=unknown" },
  { path: "/pages/login-v1" },
  { path: "/pages/login-v2" },
  { path: "/pages/register-v1" },
  { path: "/pages/register-v2" },
  { path: "/pages/forgot-password-v1" },
  { path: "/pages/forgot-password-v2" },
  { path: "/pages/reset-password-v1" },
  { path: "/pages/reset-password-v2" },
  { path: "/pages/login-v1", as: "admin@demo.com" },
  { path: "/pages/reset-password-v2", as: "admin@demo.com" },
  { path: "/misc/coming-soon" },
  { path: "/misc/maintenance" },
  { path: "/misc/maintenance", as: "admin@demo.com" },
  { path: "/misc/not-authorized" },
  { path: "/misc/error" },
  { path: "/no/such/page", as: "admin@demo.com", status: 404 },
  { path: "/developers", as: "admin@demo.com" },
  { path: "/access-control", as: "admin@demo.com" },
  { path: "/audit-log", as: "admin@demo.com" },
  { path: "/audit-log?recordType=invoice&q=nothing-fits-this", as: "admin@demo.com" },
  { path: "/audit-log?open=retention", as: "admin@demo.com", isLate: true },
  { path: "/operations", as: "admin@demo.com" },
  { path: "/operations?state=dead&q=nothing-fits-this", as: "admin@demo.com" },
  { path: "/access-control", as: "client@demo.com" },
  { path: "/", as: "admin@demo.com" },
  { path: "/dashboard/analytics?range=last-year", as: "admin@demo.com" },
  { path: "/pages/profile", as: "admin@demo.com" },
  { path: "/pages/profile?tab=about", as: "admin@demo.com" },
  { path: "/pages/profile?tab=photos", as: "admin@demo.com" },
  { path: "/pages/profile?tab=friends", as: "admin@demo.com" },
  { path: "/apps/chat", as: "admin@demo.com" },
  { path: "/apps/chat?contact=3", as: "admin@demo.com" },
  { path: "/apps/chat?contact=3&open=contact", as: "admin@demo.com", isLate: true },
  { path: "/apps/chat?contact=99999", as: "admin@demo.com", isLate: true },
  { path: "/apps/email", as: "admin@demo.com" },
  { path: "/apps/email/starred?mail=37", as: "admin@demo.com" },
  { path: "/apps/email?compose=new", as: "admin@demo.com" },
  { path: "/apps/todo", as: "admin@demo.com" },
  { path: "/apps/todo/important?task=1", as: "admin@demo.com", isLate: true },
  { path: "/apps/todo/deleted?q=nothing-fits-this", as: "admin@demo.com" },
  { path: "/apps/calendar", as: "admin@demo.com" },
  { path: "/apps/calendar?view=week", as: "admin@demo.com" },
  { path: "/apps/calendar?view=agenda", as: "admin@demo.com" },
  { path: "/apps/invoice/list", as: "admin@demo.com" },
  { path: "/apps/invoice/preview/5020", as: "admin@demo.com" },
  { path: "/apps/invoice/edit/5035", as: "admin@demo.com" },
  { path: "/apps/invoice/add", as: "admin@demo.com" },
  { path: "/apps/invoice/recurring", as: "admin@demo.com" },
  { path: "/apps/invoice/reminders", as: "admin@demo.com" },
  { path: "/pages/account-settings", as: "admin@demo.com" },
  ...["password", "information", "social", "notifications", "signIns", "apiKeys", "preferences", "data"].map((tab) => ({
    path: `/pages/account-settings?tab=${tab}`,
    as: "admin@demo.com" as const,
  })),
  { path: "/apps/user/list", as: "admin@demo.com" },
  { path: "/apps/user/list?q=nothing-fits-this", as: "admin@demo.com" },
  { path: "/apps/user/view/3", as: "admin@demo.com" },
  { path: "/apps/user/view/99999", as: "admin@demo.com", status: 404 },
  { path: "/apps/user/edit/3", as: "admin@demo.com" },
  { path: "/apps/ecommerce/shop", as: "admin@demo.com" },
  { path: "/apps/ecommerce/shop?view=list&category=pens", as: "admin@demo.com" },
  { path: "/apps/ecommerce/shop?q=nothing-fits-this", as: "admin@demo.com" },
  { path: "/apps/ecommerce/shop?open=settings", as: "admin@demo.com", isLate: true },
  { path: "/apps/ecommerce/product-detail/walnut-desk-clock-27", as: "admin@demo.com" },
  { path: "/apps/ecommerce/product-detail/none", as: "admin@demo.com", status: 404 },
  { path: "/apps/ecommerce/wishlist", as: "admin@demo.com" },
  { path: "/apps/ecommerce/checkout", as: "admin@demo.com" },
  { path: "/apps/ecommerce/checkout?step=address", as: "admin@demo.com" },
  { path: "/apps/ecommerce/checkout?step=payment", as: "admin@demo.com" },
  { path: "/apps/ecommerce/orders", as: "admin@demo.com" },
  { path: "/apps/ecommerce/order/3", as: "admin@demo.com" },
  { path: "/apps/ecommerce/product-list", as: "admin@demo.com" },
  { path: "/apps/ecommerce/product-list/27", as: "admin@demo.com" },
  { path: "/apps/ecommerce/product-list/add", as: "admin@demo.com" },
  ...ofBusiness.map((screen): Screen => ({ as: "admin@demo.com", ...screen })),
  { path: "/apps/webhooks", as: "admin@demo.com" },
  { path: "/apps/webhooks?open=add", as: "admin@demo.com", isLate: true },
  { path: "/apps/webhooks/no-webhook", as: "admin@demo.com", status: 404 },
  { path: "/apps/ecommerce/coupons", as: "admin@demo.com" },
  { path: "/apps/ecommerce/coupons?state=ended", as: "admin@demo.com" },
  { path: "/apps/ecommerce/coupons?open=PAPER5", as: "admin@demo.com", isLate: true },
  { path: "/pages/blog/list", as: "admin@demo.com" },
  { path: "/pages/blog/list?shelf=drafts", as: "admin@demo.com" },
  { path: "/pages/blog/list?q=nothing-fits-this", as: "admin@demo.com" },
  { path: "/pages/blog/detail/7", as: "admin@demo.com" },
  { path: "/pages/blog/detail/9", as: "admin@demo.com" },
  { path: "/pages/blog/detail/none", as: "admin@demo.com", status: 404 },
  { path: "/pages/blog/edit/9", as: "admin@demo.com" },
  { path: "/pages/blog/edit/new", as: "admin@demo.com" },
  { path: "/pages/faq", as: "admin@demo.com" },
  { path: "/pages/faq?q=pen", as: "admin@demo.com" },
  { path: "/pages/faq?q=nothing-fits-this", as: "admin@demo.com" },
  { path: "/pages/knowledge-base", as: "admin@demo.com" },
  { path: "/pages/knowledge-base?q=invoice", as: "admin@demo.com" },
  { path: "/pages/knowledge-base/permissions", as: "admin@demo.com" },
  { path: "/pages/knowledge-base/permissions/roles", as: "admin@demo.com" },
  { path: "/pages/knowledge-base/permissions/none", as: "admin@demo.com", status: 404 },
  { path: "/pages/pricing?period=year", as: "admin@demo.com" },
  { path: "/kit", as: "admin@demo.com" },
  { path: "/kit?q=nothing-fits-this", as: "admin@demo.com" },
]

const kitScreen = ({ link }: { link: string }): Screen => ({ path: link, as: "admin@demo.com" })

/** Every screen that exists. */
export const screens: Screen[] = [...working, ...kitPages.map(kitScreen)]

/** Screens with an editor, a calendar, or a conversation. */
const heavy = /^\/(apps\/(calendar|chat|email|todo)|pages\/blog\/edit)/
const outside =
  /^\/(login|register|forgot-password|reset-password|pages\/(login|register|forgot-password|reset-password)-)/

const trade = /^\/apps\/(invoice|ecommerce)\//
/** Forms for money, with a list or a count below them. */
const cash = /^\/business\/(cash-deposit|deposit-to-safe|books\/entries|iou-list|suppliers\/\d|stock\/counts?(\/|$|\?))/
/** A drawer opened by the URL loads its form, and what happened to its record. */
const opened = /[?&](open|task)=/

/** The maximum script size of a screen, in transferred bytes. */
export function maxScript(screen: Screen): number {
  const { path } = screen
  if (!working.includes(screen)) return 334_000
  if (opened.test(path)) return 334_000
  if (heavy.test(path)) return 281_000
  if (cash.test(path)) return 223_000
  if (trade.test(path)) return 217_000
  return outside.test(path) ? 164_000 : 210_000
}

/** Documents with more than rows: the reference of all endpoints, the index of the kit, charts drawn on the server, and so on. */
const largeDocuments: [RegExp, number][] = [
  [/^\/developers/, 98_000],
  [/^\/kit/, 45_000],
  [/^\/(\?|$|dashboard)/, 35_200],
  [/^\/(pages\/profile|apps\/user\/view)/, 28_900],
  [/^\/business\/(product\/labels|books$)/, 26_000],
  [/^\/apps\/user\/edit/, 25_000],
]

/** The maximum size of a screen's document, in bytes after gzip. */
export function maxDocument(screen: Screen): number {
  const large = largeDocuments.find(([path]) => path.test(screen.path))
  if (large) return large[1]
  return working.includes(screen) ? 23_500 : 45_000
}

/** The maximum size of a screen's styles, in transferred bytes. The kit shows components that no other screen uses. */
export const maxStyles = (screen: Screen): number =>
  working.includes(screen) && !screen.path.startsWith("/kit") ? 27_000 : 31_000

/** The maximum layout shift of the screens that people open most. */
export const maxShift = 0.005
const steady = /^\/(\?|$|login|dashboard|apps\/(user\/list|email|calendar|invoice\/list))/
/** Elsewhere a font that comes late on a busy machine, a dialog that waits for its form, or the many parts of a demo may move something. */
const [maxShiftElsewhere, maxShiftOfKit] = [0.1, 0.2]

/** The maximum layout shift of a screen while it loads. */
export function shiftLimit(screen: Screen): number {
  if (steady.test(screen.path)) return maxShift
  return working.includes(screen) ? maxShiftElsewhere : maxShiftOfKit
}

/** One page per section of the kit. */
const kitSample = kitSections.flatMap(({ pages }) => pages.slice(0, 1)).map(kitScreen)

/** Every screen of the product, and one page per section of the kit. */
export const workingAndSamples = [...working, ...kitSample]

export const nameOf = ({ path, as }: Screen) => (as ? `${path} as ${as.split("@")[0]}` : path)

/** Opens a window for a screen's user. */
export const openFor = ({ as }: Screen, options: Parameters<typeof open>[0] = {}) =>
  as ? openAs(as, options) : open(options)

/** Sets a skin like the customizer, in the cookie that the server reads. */
export async function chooseSkin({ context }: Window, url: string, skin: string, direction = "ltr"): Promise<void> {
  const value = `skin=${skin}&direction=${direction}`
  await context.addCookies([{ name: "preferences", value, url }])
}
