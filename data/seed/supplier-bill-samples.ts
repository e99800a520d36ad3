interface SampleLine {
  name: string
  code?: string
  pieces: number
  /** Net price in minor units, and VAT in basis points. */
  each: number
  rate: number
}

/** A bill of a supplier of the sample company. */
export interface SampleBill {
  shop: "HEL" | "BER" | "LYO"
  supplier: { name: string; vatNumber?: string; street?: string; city?: string; postcode?: string; country?: string }
  number: string
  iban?: string
  kind?: "credit-note"
  /** Days since it was issued, and from then until it is due. */
  age: number
  days: number
  /** An e-invoice instead of paper. */
  isFile?: boolean
  /** Its goods are proposed as a delivery. */
  hasGoods?: boolean
  until: "arrived" | "approved" | "paid" | "rejected"
  reason?: string
  lines: SampleLine[]
}

const amsel = { name: "Amsel Papier", street: "Papiergasse 4", city: "Leipzig", postcode: "04109", country: "DE" }
export const whitcombe = {
  name: "Whitcombe Inks",
  street: "12 Quill Lane",
  city: "Dublin",
  postcode: "D02 X285",
  country: "IE",
}
const energy = { name: "Kaamos Energia Oy", city: "Helsinki", postcode: "00100", country: "FI" }
const amselIban = "DE02120300000000202051"

export const sampleBills: SampleBill[] = [
  {
    ...{ shop: "HEL", supplier: amsel, number: "AP-10417", age: 12, days: 14, isFile: true, until: "paid" },
    iban: amselIban,
    lines: [
      { name: "Gift wrap, cotton, moss green", code: "GW-70-01", pieces: 400, each: 115, rate: 2550 },
      { name: "Carriage", pieces: 1, each: 1_900, rate: 2550 },
    ],
  },
  {
    ...{ shop: "HEL", supplier: energy, number: "2026-88213", age: 12, days: 10, until: "approved" },
    lines: [{ name: "Electricity, shop and stockroom", pieces: 1, each: 18_640, rate: 2550 }],
  },
  {
    ...{ shop: "HEL", supplier: whitcombe, number: "WI-2093", age: 6, days: 30, isFile: true, until: "arrived" },
    hasGoods: true,
    lines: [
      { name: "Brass Fountain Pen", code: "W-BFP", pieces: 24, each: 2_150, rate: 2550 },
      { name: "Everyday Gel Pens, Set of Five", code: "W-EGP5", pieces: 40, each: 480, rate: 2550 },
    ],
  },
  {
    ...{ shop: "HEL", supplier: whitcombe, number: "WI-C118", kind: "credit-note", age: 4, days: 30, until: "arrived" },
    lines: [{ name: "Two pens with bent nibs", pieces: 2, each: 2_150, rate: 2550 }],
  },
  {
    ...{ shop: "HEL", supplier: amsel, number: "AP-10466", age: 3, days: 14, isFile: true, until: "arrived" },
    // Another account than the supplier is known to have.
    iban: "DE89370400440532013000",
    lines: [{ name: "Letter pad A5, laid, 50 sheets", code: "LP-A5", pieces: 120, each: 340, rate: 2550 }],
  },
  {
    ...{ shop: "HEL", supplier: { name: "Office Offers 24" }, number: "99-1", age: 5, days: 7, until: "rejected" },
    reason: "We never ordered this.",
    lines: [{ name: "Entry in a trade directory", pieces: 1, each: 29_900, rate: 2550 }],
  },
  {
    ...{ shop: "HEL", supplier: { name: "Anneke de Wit Verzending", country: "NL" }, number: "2291", age: 10, days: 7 },
    until: "paid",
    lines: [{ name: "Parcels in October", pieces: 62, each: 590, rate: 2550 }],
  },
  {
    ...{ shop: "LYO", supplier: { name: "Nettoyage Perrache" }, number: "F-0079", age: 11, days: 10, until: "paid" },
    lines: [{ name: "Nettoyage de la vitrine", pieces: 4, each: 3_500, rate: 2000 }],
  },
  {
    ...{ shop: "BER", supplier: amsel, number: "AP-10431", age: 9, days: 14, isFile: true, until: "approved" },
    iban: amselIban,
    lines: [{ name: "Kraft paper bags, large", code: "KB-L", pieces: 500, each: 42, rate: 1900 }],
  },
  {
    ...{ shop: "LYO", supplier: { name: "Nettoyage Perrache" }, number: "F-0087", age: 7, days: 30, until: "arrived" },
    lines: [{ name: "Nettoyage de la vitrine", pieces: 4, each: 3_500, rate: 2000 }],
  },
]
