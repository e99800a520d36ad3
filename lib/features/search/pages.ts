import type { Rule } from "@/lib/core/auth/ability"
import { kitSections, kitTarget } from "@/lib/kit/pages"

/** The groups of the menu, in order. */
export const pageGroups = ["dashboards", "apps", "pages", "misc", "kit"] as const

export interface Page {
  /** Stable, because bookmarks store it. */
  id: number
  /** Also the key of its title in messages/<locale>/shell.json, under `pages`. */
  target: string
  link: string
  /** The name of a lucide icon. */
  icon: string
  can: Rule
  /** The menu group. Omitted for pages that aren't in the menu. */
  group?: (typeof pageGroups)[number]
  /** The collapsible section of its group, if the group has sections. */
  section?: string
}

/** The pages of the interface kit, for everybody who may read the help. Clients may not. */
const kit = kitSections.flatMap(({ name, icon, pages }) =>
  pages.map(
    (page): Page => ({
      ...{ id: page.id, target: kitTarget(page), link: page.link, icon },
      ...{ can: ["read", "Help"], group: "kit", section: name },
    }),
  ),
)

/**
 * Every screen. Menu, search, bookmarks and the page guard all read this list. Ids are part of the API and must never be
 * reused.
 */
export const pages: Page[] = [
  { id: 30, target: "commerce", link: "/", icon: "House", can: ["read", "Analytics"], group: "dashboards" },
  {
    id: 31,
    target: "analytics",
    link: "/dashboard/analytics",
    icon: "ChartColumn",
    can: ["read", "Analytics"],
    group: "dashboards",
  },
  { id: 10, target: "email", link: "/apps/email", icon: "Mail", can: ["read", "Mail"], group: "apps" },
  { id: 11, target: "chat", link: "/apps/chat", icon: "MessageSquare", can: ["read", "Chat"], group: "apps" },
  {
    id: 13,
    target: "calendar",
    link: "/apps/calendar",
    icon: "CalendarDays",
    can: ["read", "Event"],
    group: "apps",
  },
  { id: 12, target: "todo", link: "/apps/todo", icon: "SquareCheckBig", can: ["read", "Task"], group: "apps" },
  { id: 1, target: "userList", link: "/apps/user/list", icon: "Users", can: ["read", "User"], group: "apps" },
  // Users may always view themselves. The page checks whose profile it shows.
  { id: 4, target: "userView", link: "/apps/user/view", icon: "UserRound", can: ["read", "Auth"] },
  { id: 5, target: "userEdit", link: "/apps/user/edit", icon: "UserPen", can: ["update", "User"] },
  {
    id: 14,
    target: "invoiceList",
    link: "/apps/invoice/list",
    icon: "FileText",
    can: ["read", "Invoice"],
    group: "apps",
  },
  {
    id: 17,
    target: "invoiceAdd",
    link: "/apps/invoice/add",
    icon: "FilePlus",
    can: ["create", "Invoice"],
    group: "apps",
  },
  { id: 15, target: "invoicePreview", link: "/apps/invoice/preview", icon: "FileSearch", can: ["read", "Invoice"] },
  { id: 16, target: "invoiceEdit", link: "/apps/invoice/edit", icon: "FilePen", can: ["update", "Invoice"] },
  {
    id: 18,
    target: "shop",
    link: "/apps/ecommerce/shop",
    icon: "ShoppingBag",
    can: ["read", "Product"],
    group: "apps",
  },
  {
    id: 19,
    target: "productDetail",
    link: "/apps/ecommerce/product-detail",
    icon: "Package",
    can: ["read", "Product"],
  },
  {
    id: 20,
    target: "wishlist",
    link: "/apps/ecommerce/wishlist",
    icon: "Heart",
    can: ["read", "Product"],
    group: "apps",
  },
  { id: 21, target: "checkout", link: "/apps/ecommerce/checkout", icon: "ShoppingCart", can: ["create", "Order"] },
  { id: 22, target: "orders", link: "/apps/ecommerce/orders", icon: "Truck", can: ["read", "Order"], group: "apps" },
  {
    id: 23,
    target: "products",
    link: "/apps/ecommerce/product-list",
    icon: "Boxes",
    can: ["update", "Product"],
    group: "apps",
  },
  {
    id: 44,
    target: "coupons",
    link: "/apps/ecommerce/coupons",
    icon: "TicketPercent",
    can: ["update", "Product"],
    group: "apps",
  },
  {
    id: 40,
    target: "accountSettings",
    link: "/pages/account-settings",
    icon: "Settings",
    can: ["read", "Account"],
    group: "pages",
  },
  {
    id: 60,
    target: "profile",
    link: "/pages/profile",
    icon: "CircleUserRound",
    can: ["read", "Profile"],
    group: "pages",
  },
  { id: 50, target: "loginV1", link: "/pages/login-v1", icon: "LogIn", can: ["read", "Auth"] },
  { id: 51, target: "loginV2", link: "/pages/login-v2", icon: "LogIn", can: ["read", "Auth"] },
  { id: 52, target: "registerV1", link: "/pages/register-v1", icon: "UserPlus", can: ["read", "Auth"] },
  { id: 53, target: "registerV2", link: "/pages/register-v2", icon: "UserPlus", can: ["read", "Auth"] },
  {
    id: 54,
    target: "forgotPasswordV1",
    link: "/pages/forgot-password-v1",
    icon: "MailQuestionMark",
    can: ["read", "Auth"],
  },
  {
    id: 55,
    target: "forgotPasswordV2",
    link: "/pages/forgot-password-v2",
    icon: "MailQuestionMark",
    can: ["read", "Auth"],
  },
  { id: 56, target: "resetPasswordV1", link: "/pages/reset-password-v1", icon: "KeyRound", can: ["read", "Auth"] },
  { id: 57, target: "resetPasswordV2", link: "/pages/reset-password-v2", icon: "KeyRound", can: ["read", "Auth"] },
  {
    id: 45,
    target: "faq",
    link: "/pages/faq",
    icon: "MessageCircleQuestionMark",
    can: ["read", "Help"],
    group: "pages",
  },
  {
    id: 46,
    target: "knowledgeBase",
    link: "/pages/knowledge-base",
    icon: "BookOpenText",
    can: ["read", "Help"],
    group: "pages",
  },
  { id: 47, target: "pricing", link: "/pages/pricing", icon: "Tag", can: ["read", "Pricing"], group: "pages" },
  { id: 41, target: "blogList", link: "/pages/blog/list", icon: "Newspaper", can: ["read", "Blog"], group: "pages" },
  { id: 42, target: "blogDetail", link: "/pages/blog/detail", icon: "BookOpenText", can: ["read", "Blog"] },
  { id: 43, target: "blogEdit", link: "/pages/blog/edit", icon: "PenLine", can: ["create", "Blog"] },
  { id: 58, target: "comingSoon", link: "/misc/coming-soon", icon: "Rocket", can: ["read", "Auth"] },
  { id: 59, target: "maintenance", link: "/misc/maintenance", icon: "Construction", can: ["read", "Auth"] },
  { id: 61, target: "notAuthorized", link: "/misc/not-authorized", icon: "ShieldX", can: ["read", "Auth"] },
  { id: 62, target: "error", link: "/misc/error", icon: "TriangleAlert", can: ["read", "Auth"] },
  { id: 2, target: "accessControl", link: "/access-control", icon: "ShieldCheck", can: ["read", "ACL"], group: "misc" },
  { id: 3, target: "developers", link: "/developers", icon: "Braces", can: ["read", "Auth"], group: "misc" },
  ...kit,
]

const initialTargets = ["email", "chat", "todo", "calendar"]
/** The ids of the pages that are bookmarked for a new user. */
export const initialBookmarks = pages.filter(({ target }) => initialTargets.includes(target)).map(({ id }) => id)
