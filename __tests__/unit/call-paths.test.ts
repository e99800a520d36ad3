import { isEndpointPath } from "@/lib/core/http/call-paths"

test.each(["/jwt/login", "/apps/invoice/invoices", "/apps/ecommerce/products/7", "/apps/ecommerce/cart/27"])(
  "%s belongs to an endpoint",
  (path) => expect(isEndpointPath(path)).toBe(true),
)

test.each([
  "/",
  "/apps/user/list",
  "/apps/ecommerce/products/7/more",
  "/en/apps/invoice/invoices",
  "/apps/ecommerce/shop",
])("%s belongs to a page", (path) => expect(isEndpointPath(path)).toBe(false))
