import type { Address, Party } from "../model"
import { leaf, node } from "../xml/write"

/** A date as CII has it: 20260630. */
export const day = (name: string, date: string, types: "udt" | "qdt" = "udt") =>
  date === "" ? undefined : node(name, leaf(`${types}:DateTimeString`, date.replaceAll("-", ""), { format: "102" }))

export const addressOf = ({ street, extra, city, postcode, country }: Address) =>
  node(
    "ram:PostalTradeAddress",
    leaf("ram:PostcodeCode", postcode),
    leaf("ram:LineOne", street),
    leaf("ram:LineTwo", extra),
    leaf("ram:CityName", city),
    leaf("ram:CountryID", country),
  )

const registration = (id: string, schemeID: string) =>
  node("ram:SpecifiedTaxRegistration", leaf("ram:ID", id, { schemeID }))

export const partyOf = (name: string, party: Party) =>
  node(
    name,
    leaf("ram:Name", party.name),
    node(
      "ram:SpecifiedLegalOrganization",
      leaf("ram:ID", party.companyNumber),
      leaf("ram:TradingBusinessName", party.tradingName),
    ),
    node(
      "ram:DefinedTradeContact",
      leaf("ram:PersonName", party.contact.name),
      node("ram:TelephoneUniversalCommunication", leaf("ram:CompleteNumber", party.contact.phone)),
      node("ram:EmailURIUniversalCommunication", leaf("ram:URIID", party.contact.email)),
    ),
    addressOf(party),
    node("ram:URIUniversalCommunication", leaf("ram:URIID", party.endpoint.id, { schemeID: party.endpoint.scheme })),
    registration(party.vatNumber, "VA"),
    registration(party.taxNumber, "FC"),
  )
