/** Something that the sample's shops sell at the counter, beside what the web shop has. Amounts are minor units of the euro. */
export interface Goods {
  sku: string
  name: string
  supplier: string
  code: string
  /** The barcode of a piece, and that of a carton with how many pieces. All of them begin with 2: they are the shops' own. */
  gtin: string
  carton?: { gtin: string; pieces: number }
  price: number
  cost: number
  reorderPoint: number
  /** Pieces that a shop has after an order. */
  full: number
  /** Pieces sold on an average day. */
  pace: number
  /** Days from the delivery to the expiry date. */
  keeps?: number
}

/** A number for use inside a shop, with its check digit. */
function gtinOf(id: number): string {
  const digits = `21${String(id).padStart(10, "0")}`
  const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

const [sweets, tea, paper] = ["Kallio Sweets", "Hafen Tea Trading", "Papeterie du Rhône"]

type Row = [
  name: string,
  supplier: string,
  price: number,
  cost: number,
  reorderPoint: number,
  full: number,
  pace: number,
  carton?: number,
  keeps?: number,
]

const rows: Row[] = [
  ["Dark chocolate, 70 %, 100 g", sweets, 495, 218, 24, 72, 6.5, 12, 120],
  ["Salted liquorice, 60 g", sweets, 320, 121, 20, 60, 4.2, 20, 200],
  ["Butter biscuits, tin of 150 g", sweets, 690, 342, 12, 36, 2.1, 6, 42],
  ["Almond nougat, 80 g", sweets, 450, 231, 10, 30, 0.9, 10, 35],
  ["Earl Grey, tin of 100 g", tea, 1_190, 560, 8, 24, 1.4, 6, 365],
  ["Rooibos, 20 bags", tea, 590, 265, 10, 30, 1.8, 10, 365],
  ["Peppermint, 20 bags", tea, 560, 240, 10, 30, 0.7, 10, 240],
  ["Postcard of the city", paper, 190, 52, 60, 200, 11, 50],
  ["Thank-you card with envelope", paper, 390, 128, 30, 90, 5.4, 10],
  ["Birthday card with envelope", paper, 390, 131, 30, 90, 5.1, 10],
  ["Gift wrap, roll of 2 m", paper, 550, 214, 15, 60, 2.6, 12],
  ["Pencil, HB", paper, 150, 41, 48, 144, 7.5, 72],
  ["Ink cartridges, pack of 6", paper, 420, 187, 18, 54, 2.3, 18],
  ["Wall calendar of last year", paper, 1_490, 610, 0, 12, 0],
]

export const goods: Goods[] = rows.map(([name, supplier, price, cost, reorderPoint, full, pace, carton, keeps], i) => ({
  ...{ sku: `CG-${String(i + 1).padStart(3, "0")}`, name, supplier, price, cost, reorderPoint, full, pace, keeps },
  ...{ code: `${supplier.slice(0, 2).toUpperCase()}${100 + i}`, gtin: gtinOf(2 * i + 1) },
  ...(carton && { carton: { gtin: gtinOf(2 * i + 2), pieces: carton } }),
}))
