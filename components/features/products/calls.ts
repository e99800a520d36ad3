/** The calls of this noun by method and path; a test holds that these are the contracts' own. */
export const calls = {
  listStock: { method: "GET", path: "/api/ecommerce/product-list" },
  getProductRecord: { method: "GET", path: "/api/ecommerce/product-record" },
  addProduct: { method: "POST", path: "/apps/ecommerce/add-product" },
  updateProduct: { method: "POST", path: "/apps/ecommerce/update-product" },
  deleteProducts: { method: "POST", path: "/apps/ecommerce/delete-products" },
  restoreProducts: { method: "POST", path: "/apps/ecommerce/restore-products" },
  uploadProductPicture: { method: "POST", path: "/apps/ecommerce/product-picture" },
} as const

/** What a change of a product makes stale: every screen of the shop shows products. */
export const showing = [{ path: "/api/ecommerce/" }, { path: "/apps/ecommerce/" }]
