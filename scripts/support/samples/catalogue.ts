import type { Made, Samples } from "./sample"

const byId = ({ id }: Made) => ({ params: { id } })

const act = (made: Made) => ({ ...byId(made), body: {} })

/** Categories and products of all shops. */
export const catalogue: Samples = {
  addCategory: { input: (_, n) => ({ body: { name: `Sample ${n}`, vatRates: { FI: 2550 } } }) },
  getCategory: { once: "addCategory", input: byId },
  changeCategory: { each: "addCategory", input: ({ id }, n) => ({ params: { id }, body: { name: `Renamed ${n}` } }) },
  addCatalogueProduct: { input: (_, n) => ({ body: { name: `Sample ${n}`, price: 250 } }) },
  getCatalogueProduct: { once: "addCatalogueProduct", input: byId },
  changeCatalogueProduct: {
    each: "addCatalogueProduct",
    input: ({ id }, n) => ({ params: { id }, body: { name: `Renamed ${n}`, content: 330, contentUnit: "ml" } }),
  },
  activateProduct: { each: "addCatalogueProduct", input: act },
  delistProduct: { each: "activateProduct", input: act },
  archiveProduct: { each: "addCatalogueProduct", input: act },
  listProductPrices: { once: "addCatalogueProduct", input: byId },
  addPriceChange: {
    each: "addCatalogueProduct",
    input: ({ id }, n) => ({ body: { cells: [{ product: id, shop: null, amount: 300 + n }] } }),
  },
  undoPriceChange: { each: "addPriceChange", input: byId },
  addProductImport: {
    input: (_, n) => ({
      query: { fileName: `sample-${n}.csv` },
      upload: { type: "text/csv", content: new TextEncoder().encode(`Name;Price\nImported ${n};2,50\n`) },
    }),
  },
  getProductImport: { once: "addProductImport", input: byId },
  listProductImportRows: { once: "addProductImport", input: byId },
  changeProductImport: {
    each: "addProductImport",
    input: ({ id }) => ({ ...byId({ id }), body: { newState: "active" } }),
  },
  takeProductImport: {
    each: "addProductImport",
    input: ({ id }) => ({ ...byId({ id }), body: { created: 1, changed: 0 } }),
  },
  undoProductImport: { each: "takeProductImport", input: byId },
  addDistinctProducts: { each: "addCatalogueProduct", input: ({ id }) => ({ body: { first: 1, second: id } }) },
  removeDistinctProducts: { each: "addCatalogueProduct", input: ({ id }) => ({ body: { first: 1, second: id } }) },
  mergeProducts: { each: "addCatalogueProduct", input: ({ id }) => ({ body: { keep: 1, archive: id } }) },
  addProductPrice: { each: "addCatalogueProduct", input: ({ id }) => ({ params: { id }, body: { amount: 300 } }) },
}
