/** What a category's icon is coloured with: names of the product's status colours. */
export const iconColors = ["brand", "success", "warning", "danger", "info"] as const
export type IconColor = (typeof iconColors)[number]

/** Drawings that a category may have as its picture. */
export const kbCovers = ["sign-in", "people", "permissions", "workspace", "selling", "api"].map(
  (name) => `/covers/help-${name}.svg`,
)

/** The slug of the article that explains a screen, by the beginning of the screen's address. */
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

/** The slug of the article about the screen at an address without its language; nothing where none is about it. */
export function articleOfScreen(pathname: string): string | undefined {
  const parts = pathname.split("/").filter(Boolean)
  // The longest beginning that is known; the first page is nobody's beginning.
  for (let length = parts.length; length > 0; length--) {
    const slug = articlesOfScreens[`/${parts.slice(0, length).join("/")}`]
    if (slug) return slug
  }
  return parts.length === 0 ? articlesOfScreens["/"] : undefined
}
