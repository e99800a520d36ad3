import { plans, roles, statuses } from "@/lib/features/users/values"

// Generates users from their id, so that every run creates the same ones.

const firstNames =
  "Ada Aino Alice Amara Anders Anika Ana Ben Bruno Carla Chidi Clara Daan David Diego Dina Elif Emil Emma Erik Esra Fatou Felix Finn Frida Gabriel Greta Hana Hugo Ida Igor Ines Ivan Jana Jonas Julia Kai Karim Klara Lara Leo Liam Lina Lucas Luisa Maja Malik Marco Maria Marta Mateo Mia Mila Nadia Nils Nina Noah Nora Olga Oscar Paula Pedro Petra Rafael Rania Rosa Samir Sara Selma Simon Sofia Sven Tariq Theo Tilda Tomas Vera Viktor Yara Yusuf Zoe".split(
    " ",
  )
const lastNames =
  "Aalto Abel Adeyemi Almeida Andersen Baker Barros Bauer Becker Berg Bianchi Brandt Carvalho Castro Costa Dahl Demir Diallo Dubois Eriksen Farkas Fernandes Fischer Fontaine Garcia Gomes Haas Hansen Horvat Ibrahim Ivanov Jansen Johansson Kaya Keller Klein Kovacs Kumar Lange Larsen Lefevre Lehmann Lima Lopes Marchetti Martin Mendes Meyer Moreau Moser Murphy Nagy Navarro Neumann Nowak Okafor Olsen Ortega Pereira Petrov Pinto Popescu Ramos Reis Ricci Rossi Roth Santos Schmidt Schulz Silva Simon Sousa Strand Suzuki Tanaka Torres Vogel Wagner Weber Wolf Yilmaz Zimmermann".split(
    " ",
  )
const trades = ["Books", "Stationery", "Coffee", "Flowers", "Bikes", "Bakery", "Fabrics", "Records", "Garden", "Tools"]
const countries = ["Portugal", "Germany", "France", "Sweden", "Norway", "Italy", "Spain", "Ireland", "Poland", "Brazil"]

/** Hashes a number (the finaliser of MurmurHash3), so that consecutive ids get unrelated values. */
function mix(n: number): number {
  let h = n | 0
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

const pick = <T>(list: readonly T[], number: number): T => list[number % list.length] as T
/** Most users are subscribers, and none is an administrator. */
const roleOf = (number: number) => (number % 100 < 60 ? "subscriber" : pick(roles.slice(1), number))
const statusOf = (number: number) => (number % 10 < 7 ? "active" : pick(statuses, number))

export const personColumns = [
  "id",
  "full_name",
  "username",
  "email",
  "company",
  "country",
  "contact",
  "role",
  "current_plan",
  "status",
] as const

/** Returns the values of the user with this id, in the order of `personColumns`. */
export function person(id: number): (string | number)[] {
  const a = mix(id)
  const b = mix(a + 1)
  const first = pick(firstNames, a)
  const last = pick(lastNames, b)
  const company = `${pick(lastNames, mix(a + 2))} ${pick(trades, mix(a + 3))}`
  const handle = `${first}.${last}.${id}`.toLowerCase()
  const contact = `+${30 + (a % 60)} ${100 + (b % 900)} ${String(a % 1_000_000).padStart(6, "0")}`
  const mailbox = `${handle}@${company.toLowerCase().replace(" ", "-")}.example`
  const plan = pick(plans, mix(a + 4))
  return [id, `${first} ${last}`, handle, mailbox, company, pick(countries, a), contact, roleOf(a), plan, statusOf(b)]
}
