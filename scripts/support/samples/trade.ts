import { bodyId, byId, type Input, type Made, picture, type Samples } from "./sample"

const lines = [{ item: "Linen Notebook A5", qty: 10, unitPriceMinor: 1234, vatRate: 2500 }]
const company = (n: number) => ({ name: `Sample ${n}`, companyEmail: `client${n}@example.org` })
const address = { fullName: "Some Body", phone: "1", line1: "A street 1", city: "A town", postcode: "1" }
const invoiceId = ({ invoice }: Made): number => invoice.id
const firstPayment = ({ payments }: Made): number => payments[0].id
const firstInvoice = ({ invoices }: Made): number => invoices[0].id
const byRecord = ({ id }: Made): Input => ({ params: { id } })
const act = ({ id }: Made): Input => ({ params: { id }, body: {} })
/** A different product each time. */
const product = (_: Made, n: number): Input => ({ body: { productId: (n % 27) + 1 } })
const asParams = (productId: number): Input => ({ params: { productId } })

/** Invoices, products, orders and coupons. */
export const trade: Samples = {
  getInvoice: { once: "listInvoices", input: (made) => ({ params: { id: firstInvoice(made) } }) },
  getInvoiceDocument: { once: "listInvoices", input: byId(firstInvoice) },
  addInvoice: { input: () => ({ body: { invoice: { clientId: 1, lines } } }) },
  updateInvoice: {
    each: "addInvoice",
    input: (made, n) => ({ body: { invoice: { id: invoiceId(made), version: made.version, note: `Note ${n}` } } }),
  },
  duplicateInvoice: { once: "listInvoices", input: bodyId(firstInvoice) },
  sendInvoice: {
    each: "addInvoice",
    input: (made) => ({ body: { id: invoiceId(made), subject: "Your invoice", message: "Thank you." } }),
  },
  getInvoicePdf: { once: "listInvoices", input: byId(firstInvoice) },
  getInvoiceFile: { once: "listInvoices", input: (made) => ({ params: { id: firstInvoice(made) } }) },
  listInvoiceFormats: { once: "listInvoices", input: (made) => ({ params: { id: firstInvoice(made) } }) },
  addRecurringInvoice: {
    once: "addInvoice",
    input: (made) => ({ body: { invoice: invoiceId(made), rule: "FREQ=MONTHLY", startsOn: "2040-01-31" } }),
  },
  getRecurringInvoice: { once: "addRecurringInvoice", input: byRecord },
  changeRecurringInvoice: {
    once: "addRecurringInvoice",
    input: (made, n) => ({ ...byRecord(made), body: { name: `Rent ${n}` } }),
  },
  pauseRecurringInvoice: { each: "addRecurringInvoice", input: act },
  resumeRecurringInvoice: { each: "pauseRecurringInvoice", input: act },
  endRecurringInvoice: { each: "addRecurringInvoice", input: act },
  listSentReminders: { once: "listInvoices", input: (made) => ({ query: { invoice: firstInvoice(made) } }) },
  sendReminders: { input: () => ({ body: { reminders: [{ invoice: 1, level: 1 }] } }) },
  getReminderPolicy: { once: "addBusiness", input: byRecord },
  changeReminderPolicy: {
    once: "addBusiness",
    input: (made, n) => ({ ...byRecord(made), body: { levels: [{ days: 5 + (n % 300) }] } }),
  },
  proposeLetter: { once: "listInvoices", input: byId(firstInvoice) },
  sendInvoices: { each: "addInvoice", input: bodyId((made) => [invoiceId(made)], "invoiceIds") },
  retryInvoiceDelivery: { not: "takes an invoice that could not be delivered" },
  markInvoiceDownloaded: { each: "addInvoice", input: bodyId(invoiceId) },
  recordPayment: { each: "addInvoice", input: (made) => ({ body: { id: invoiceId(made), amountMinor: 100 } }) },
  recordRefund: {
    each: "recordPayment",
    input: (made) => ({ body: { id: invoiceId(made), amountMinor: 50, note: "Returned" } }),
  },
  changePayment: {
    each: "recordPayment",
    input: (made) => ({
      body: { id: invoiceId(made), paymentId: firstPayment(made), version: made.version, amountMinor: 60 },
    }),
  },
  undoPayment: {
    each: "recordPayment",
    input: (made) => ({ body: { id: invoiceId(made), paymentId: firstPayment(made) } }),
  },
  creditInvoice: {
    each: "recordPayment",
    input: (made) => ({ body: { id: invoiceId(made), reason: "Wrong price" } }),
  },
  deleteInvoice: { each: "addInvoice", input: byId(invoiceId) },
  deleteInvoices: { each: "addInvoice", input: bodyId((made) => [invoiceId(made)], "invoiceIds") },
  restoreInvoices: { each: "deleteInvoice", input: bodyId(({ id }) => [id], "invoiceIds") },
  addClient: { input: (_, n) => ({ body: { client: company(n) } }) },
  updateClient: {
    each: "addClient",
    input: ({ client }, n) => ({ body: { client: { id: client.id, contact: `${n}` } } }),
  },
  updateBilling: { input: (_, n) => ({ body: { billing: { contact: `${n}` } } }) },

  updateShop: { input: (_, n) => ({ body: { shop: { subtitle: `Sample ${n}` } } }) },
  getProduct: { input: () => ({ params: { id: "3" } }) },
  getProductDetails: { input: () => ({ query: { id: "3" } }) },
  addToWishlist: { input: product },
  removeFromWishlist: { each: "addToWishlist", input: ({ wishlistItem }) => asParams(wishlistItem.productId) },
  addToCart: { input: product },
  updateCart: { each: "addToCart", input: ({ cartItem }) => ({ body: { productId: cartItem.productId, qty: 2 } }) },
  removeFromCart: { each: "addToCart", input: ({ cartItem }) => asParams(cartItem.productId) },
  applyCoupon: { each: "addToCart", input: () => ({ body: { code: "welcome10" } }) },
  saveAddress: { input: () => ({ body: address }) },
  makePaymentToken: { input: () => ({ body: { kind: "bank", bank: "Test Bank" } }) },
  // In a new shop, because products that others put into the cart could be out of stock.
  "addToCart own": { each: "register", input: ({ accessToken }) => ({ token: accessToken, body: { productId: 3 } }) },
  placeOrder: {
    each: "addToCart own",
    input: ({ accessToken }) => ({ token: accessToken, body: { address, payment: "cashOnDelivery" } }),
  },
  getOrder: {
    once: "placeOrder",
    input: ({ order, accessToken }) => ({ token: accessToken, query: { id: order.id } }),
  },
  updateOrder: {
    each: "placeOrder",
    input: ({ order, accessToken }) => ({ token: accessToken, body: { id: order.id, status: "shipped" } }),
  },
  retryRefund: { not: "takes a cancelled order whose refund failed" },
  getProductRecord: { input: () => ({ query: { id: 3 } }) },
  addProduct: { input: (_, n) => ({ body: { product: { name: `Sample ${n}`, category: "pens", price: 4.5 } } }) },
  updateProduct: {
    each: "addProduct",
    input: ({ product }, n) => ({ body: { product: { id: product.id, name: `Other ${n}` } } }),
  },
  deleteProducts: { each: "addProduct", input: ({ product }) => ({ body: { productIds: [product.id] } }) },
  restoreProducts: { each: "deleteProducts", input: ({ ids }) => ({ body: { productIds: ids } }) },
  addCoupon: { input: (_, n) => ({ body: { coupon: { code: `SAMPLE-${n}`, kind: "percent", value: 5 } } }) },
  updateCoupon: {
    each: "addCoupon",
    input: ({ coupon }) => ({ body: { coupon: { code: coupon.code, minimum: 12.5 } } }),
  },
  switchCoupon: { each: "addCoupon", input: ({ coupon }) => ({ body: { code: coupon.code, isOn: false } }) },
  uploadProductPicture: { input: () => ({ upload: picture }) },
}
