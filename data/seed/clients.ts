import { setLastId } from "@/lib/core/db/ids"
import type { Db } from "@/lib/core/db/types"
import { defaultLocale, type Locale } from "@/lib/core/i18n/locales"
import { clients } from "@/lib/features/clients/table"
import { insertMany } from "./context"
import { demoAccounts, type SeedUser, sampleUsers } from "./users"

/** Addresses of the sample companies. */
export const addresses: Record<string, { street: string; postcode: string; city: string }> = {
  "Papelaria Ferreira": { street: "Rua dos Douradores 41", postcode: "1100-203", city: "Lisboa" },
  "Amsel Papier": { street: "Rotebühlstraße 87", postcode: "70178", city: "Stuttgart" },
  "Whitcombe Inks": { street: "12 Lamb's Conduit Street", postcode: "WC1N 3LL", city: "London" },
  "Atelier Dubreuil": { street: "8 rue Mercière", postcode: "69002", city: "Lyon" },
  "Nogueira Cerâmica": { street: "Rua de Cedofeita 215", postcode: "4050-175", city: "Porto" },
  "Rossetti Carta": { street: "Via de' Ginori 30", postcode: "50123", city: "Firenze" },
  "De Wit Verzending": { street: "Entrepotdok 14", postcode: "1018 AD", city: "Amsterdam" },
  "Kowalczyk Druk": { street: "ulica Ząbkowska 9", postcode: "03-735", city: "Warszawa" },
  "Brennan Gifts": { street: "22 South William Street", postcode: "D02 XY57", city: "Dublin" },
  "Steiner Regale": { street: "Neubaugasse 58", postcode: "1070", city: "Wien" },
  "Rochat Montres": { street: "Rue du Rhône 71", postcode: "1207", city: "Genève" },
  "Petridis Candles": { street: "Ermou 112", postcode: "105 54", city: "Athina" },
  "Mikkelsen Textil": { street: "Jægersborggade 26", postcode: "2200", city: "København" },
  "Virtanen Woodcraft": { street: "Satakunnankatu 18", postcode: "33210", city: "Tampere" },
  "Escrivà Joguines": { street: "Carrer de Verdi 33", postcode: "08012", city: "Barcelona" },
  "Librería Salazar": { street: "Calle de Moratín 5", postcode: "28014", city: "Madrid" },
  "Novák Market": { street: "Krymská 27", postcode: "101 00", city: "Praha" },
  "Vasilescu Cafés": { street: "Strada Franceză 16", postcode: "030104", city: "București" },
  "Oakley School": { street: "140 Wilmslow Road", postcode: "M14 5BL", city: "Manchester" },
  "Adeyemi Events": { street: "63 Bermondsey Street", postcode: "SE1 3XF", city: "London" },
  "Haddad Traiteur": { street: "19 rue des Martyrs", postcode: "75009", city: "Paris" },
  "Benali Import": { street: "Rue Antoine Dansaert 94", postcode: "1000", city: "Bruxelles" },
  "Solheim Interiør": { street: "Markveien 35", postcode: "0554", city: "Oslo" },
}

/** The invoice contact of each company: its first sample user. */
export const contacts: SeedUser[] = Object.keys(addresses).map(
  (company) => [...demoAccounts, ...sampleUsers].find((person) => person.company === company) as SeedUser,
)

/** The language of invoices by country. The default is English. */
const languages: Record<string, Locale> = {
  Germany: "de",
  Austria: "de",
  France: "fr",
  Belgium: "fr",
  Switzerland: "fr",
  Portugal: "pt",
}

/** The clients' ids by company. */
export const clientIds: ReadonlyMap<string, number> = new Map(contacts.map(({ company }, i) => [company, i + 1]))

/** Adds the clients of the sample company. */
export async function seedClients(db: Db, workspaceId: number): Promise<void> {
  const rows = contacts.map(({ fullName, company, email, country, contact }, i) => {
    const { street = "", postcode = "", city = "" } = addresses[company] ?? {}
    const address = `${street}, ${postcode} ${city}`
    const language = languages[country] ?? defaultLocale
    return { workspaceId, id: i + 1, name: fullName, company, companyEmail: email, address, country, contact, language }
  })
  await insertMany(db, clients, rows)
  await setLastId(db, workspaceId, "client", rows.length)
}
