/** The colours of a category's icon: names of the product's status colours. */
export const iconColors = ["brand", "success", "warning", "danger", "info"] as const
export type IconColor = (typeof iconColors)[number]

/** The drawings that a category can have as its picture. */
export const kbCovers = ["sign-in", "people", "permissions", "workspace", "selling", "api"].map(
  (name) => `/covers/help-${name}.svg`,
)

/** The slug of the article about a screen, by a prefix of the screen's path. */
export const articlesOfScreens: Record<string, string> = {
  "/": "commerce-dashboard",
  "/dashboard/analytics": "analytics-dashboard",
  "/apps/email": "email",
  "/apps/chat": "chat",
  "/apps/todo": "todo",
  "/apps/calendar": "calendar",
  "/apps/user/list": "find-a-user",
  "/apps/user/view": "user-view",
  "/apps/user/edit": "edit-a-user",
  "/apps/invoice/list": "find-an-invoice",
  "/apps/invoice/add": "write-an-invoice",
  "/apps/invoice/edit": "write-an-invoice",
  "/apps/invoice/preview": "invoice-paper",
  "/apps/ecommerce/shop": "shop-shelf",
  "/apps/ecommerce/product-detail": "product-page",
  "/apps/ecommerce/wishlist": "cart-and-wishlist",
  "/apps/ecommerce/checkout": "checkout",
  "/apps/ecommerce/order": "follow-orders",
  "/apps/ecommerce/orders": "follow-orders",
  "/apps/ecommerce/product-list": "keep-the-shop",
  "/apps/ecommerce/coupons": "keep-the-shop",
  "/pages/account-settings": "account-settings",
  "/pages/profile": "profile",
  "/pages/blog": "blog",
  "/pages/blog/edit": "write-a-post",
  "/pages/faq": "faq-page",
  "/pages/knowledge-base": "knowledge-base",
  "/pages/pricing": "plans",
  ...Object.fromEntries(
    ["login", "register", "forgot-password", "reset-password"].flatMap((page) =>
      ["v1", "v2"].map((design) => [`/pages/${page}-${design}`, "sign-in-pages"]),
    ),
  ),
  "/misc": "notices",
  "/access-control": "roles",
  "/developers": "first-api-call",
  ...Object.fromEntries(
    "cards ui-element colors icons components extensions page-layout forms tables datatables charts maps"
      .split(" ")
      .map((folder) => [`/${folder}`, "interface-kit"]),
  ),
}

/** Returns the slug of the article about a screen, for a path without its locale; undefined if there is none. */
export function articleOfScreen(pathname: string): string | undefined {
  const parts = pathname.split("/").filter(Boolean)
  // The longest known prefix wins. "/" matches only the home page.
  for (let length = parts.length; length > 0; length--) {
    const slug = articlesOfScreens[`/${parts.slice(0, length).join("/")}`]
    if (slug) return slug
  }
  return parts.length === 0 ? articlesOfScreens["/"] : undefined
}
