/** Valid values for the fields of calls about stock. */
export function stockFields(path: string): Record<string, unknown> {
  if (!/^\/api\/v1\/(deliveries|stock|waste-sheets)/.test(path)) return {}
  const cost = path.includes("deliveries") && { cost: 100 }
  const lines = path.includes("receive") ? [{ line: 1, received: 1 }] : [{ product: 1, quantity: 1, ...cost }]
  const reason = path === "/api/v1/waste-sheets" ? "damaged" : "Wrong price"
  return {
    ...{ shop: 1, toShop: 2, lines, reason, supplier: "A supplier", number: "L1", webShop: 1, counted: 3 },
    ...{
      freight: 0,
      ...(path.endsWith("/send") && { to: "orders@example.org" }),
      freightVatRate: 0,
      includesVat: false,
      businessDate: "2026-06-15",
      note: "",
    },
  }
}

/** Valid values for the fields of calls about customers. */
export function customerFields(path: string): Record<string, unknown> {
  if (!/^\/api\/v1\/(customers|ious|recurring-charges)/.test(path)) return {}
  const sale = { shop: 1, amount: 100, rates: [{ rate: 2400, gross: 100 }], reason: "Gone", shops: [1] }
  const round = { customer: 1, text: "Newspaper", vatRate: 1000, rule: "FREQ=DAILY", startsOn: "2026-06-15" }
  // A statement's last day, or where a payment goes.
  const isStatement = path.includes("statement")
  const mail = { address: "somebody@example.org", subject: "Statement", message: "Here it is." }
  return {
    ...{ ...sale, ...round, name: "Some Body", business: 1 },
    ...(isStatement ? { from: "2026-01-01", to: "2026-06-15", ...mail } : { to: "bank" }),
  }
}

/** Valid values for the fields of calls about supplier bills. */
export function billFields(path: string): Record<string, unknown> {
  if (!path.startsWith("/api/v1/supplier-bills")) return {}
  const line = { position: 1, name: "Paper", net: 1_000, vatRate: 2_550, product: 1, pieces: 1 }
  return {
    ...{ supplierName: "Some Body", issuedOn: "2026-06-15", number: "H-1", lines: [line], version: 1, business: 1 },
    ...{ mail: 1, file: "00000000-0000-4000-8000-000000000000", shop: 1 },
  }
}

/** Valid values for the fields of calls about products. */
export function catalogueFields(path: string): Record<string, unknown> {
  if (path.startsWith("/api/v1/product-imports")) return { created: 1, changed: 0 }
  if (path.startsWith("/api/v1/product-duplicates")) return { first: 1, second: 2, keep: 1, archive: 2 }
  if (path.startsWith("/api/v1/products")) return { category: 1, amount: 250, shop: 1 }
  return {}
}
