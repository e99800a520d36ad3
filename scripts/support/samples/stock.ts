import type { Made, Samples } from "./sample"

const byId = ({ id }: Made) => ({ params: { id } })
const reversed = ({ id }: Made, n: number) => ({ params: { id }, body: { reason: `Sample ${n}` } })
const booked = ({ shop, lines }: Made) => ({ shop, lines: [{ product: lines[0].product, quantity: 1 }] })
const lineOf = ({ id }: Made) => ({ product: id, quantity: 1_000, cost: 100_000, vatRate: 2_550 })

const versioned = ({ id, version }: Made) => ({ params: { id }, body: { version } })
const ordered = (product: number, n: number) => ({ supplier: `Sample ${n}`, lines: [{ product, quantity: n + 1 }] })

export const stock: Samples = {
  // The supplier's number below carries the product's id to the next sample.
  "addCatalogueProduct to receive": {
    each: "addBusinessShop",
    input: ({ id }, n) => ({ body: { name: `Received ${n}`, supplierCode: String(id) } }),
  },
  addStockDelivery: {
    once: "addCatalogueProduct to receive",
    input: (product, n) => ({
      body: { shop: Number(product.supplierCode), supplier: "Sample", number: `L${n}`, lines: [lineOf(product)] },
    }),
  },
  getStockDelivery: { once: "addStockDelivery", input: byId },
  reverseStockDelivery: { each: "addStockDelivery", input: reversed },
  dismissStockDelivery: { not: "needs a delivery that a bill proposed" },
  addStockSale: { once: "addStockDelivery", input: (made) => ({ body: booked(made) }) },
  getStockSale: { once: "addStockSale", input: byId },
  reverseStockSale: { each: "addStockSale", input: reversed },
  addWasteSheet: { once: "addStockDelivery", input: (made) => ({ body: { ...booked(made), reason: "damaged" } }) },
  getWasteSheet: { once: "addWasteSheet", input: byId },
  reverseWasteSheet: { each: "addWasteSheet", input: reversed },
  addStockTransfer: { not: "needs a second shop of a business" },
  getStockTransfer: { not: "needs a transfer" },
  receiveStockTransfer: { not: "needs a transfer" },
  cancelStockTransfer: { not: "needs a transfer" },
  addStocktake: { each: "addBusinessShop", input: ({ id }) => ({ body: { shop: id } }) },
  getStocktake: { once: "addStocktake", input: byId },
  countStock: { once: "addStocktake", input: ({ id }) => ({ params: { id }, body: { product: 1, counted: 3 } }) },
  applyStocktake: { each: "addStocktake", input: ({ id }) => ({ params: { id }, body: {} }) },
  cancelStocktake: { each: "addStocktake", input: reversed },
  changeStockSettings: { once: "addBusinessShop", input: ({ id }) => ({ body: { webShop: id } }) },
  listCountable: { once: "addStocktake", input: byId },
  addStockOrder: {
    once: "addCatalogueProduct to receive",
    input: (product, n) => ({ body: { shop: Number(product.supplierCode), ...ordered(product.id, n) } }),
  },
  getStockOrder: { once: "addStockOrder", input: byId },
  getStockOrderFile: { once: "addStockOrder", input: byId },
  changeStockOrder: {
    each: "addStockOrder",
    input: ({ id, version, lines }, n) => ({ params: { id }, body: { version, ...ordered(lines[0].product, n) } }),
  },
  sendStockOrder: {
    each: "addStockOrder",
    input: ({ id, version }, n) => ({ params: { id }, body: { version, to: `orders${n}@example.org` } }),
  },
  receiveStockOrder: { each: "addStockOrder", input: versioned },
  cancelStockOrder: { each: "addStockOrder", input: versioned },
}
