import { isEndpointPath } from "@/lib/core/http/call-paths"

test.each(["/jwt/login", "/apps/invoice/invoices", "/apps/ecommerce/products/7", "/apps/ecommerce/cart/27"])(
  "%s is a call's",
  (path) => expect(isEndpointPath(path)).toBe(true),
)

test.each([
  "/",
  "/apps/user/list",
  "/apps/ecommerce/products/7/more",
  "/en/apps/invoice/invoices",
  "/apps/ecommerce/shop",
])("%s is a page's", (path) => expect(isEndpointPath(path)).toBe(false))
