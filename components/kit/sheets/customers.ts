export interface Customer {
  id: number
  name: string
  email: string
  city: string
  orders: number
  /** In euros. */
  spent: number
}

const of = (id: number, name: string, city: string, orders: number, spent: number): Customer => ({
  ...{ id, name, city, orders, spent },
  email: `${name.toLowerCase().replace(" ", ".")}@example.com`,
})

/** Sample customers of a small stationery shop. */
export const customers = [
  of(1, "Anna Berger", "Hamburg", 14, 412.5),
  of(2, "Luc Moreau", "Lyon", 9, 268.9),
  of(3, "Marta Nunes", "Porto", 21, 903.2),
  of(4, "Tom Whitfield", "Leeds", 3, 54),
  of(5, "Greta Lindqvist", "Malmö", 7, 188.75),
  of(6, "Jonas Keller", "Bern", 12, 530.1),
  of(7, "Chiara Conti", "Torino", 5, 97.4),
  of(8, "Ines Carvalho", "Lisboa", 18, 741.6),
  of(9, "Paul Lambert", "Nantes", 2, 31.8),
  of(10, "Nora Hagen", "Bergen", 11, 366.25),
]
