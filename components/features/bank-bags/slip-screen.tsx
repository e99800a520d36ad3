import { getTranslations } from "next-intl/server"
import { PiecesTable } from "@/components/cash/pieces-table"
import { PrintedPage } from "@/components/cash/printed-page"
import { Signature } from "@/components/cash/signature"
import { DescriptionList } from "@/components/ui/description-list"
import { intlLocale, languageOf } from "@/lib/core/i18n/intl-locale"
import { translator } from "@/lib/core/i18n/translator"
import type { BankBag } from "@/lib/features/bank-bags/schema"

/** The paying-in slip of a bag, in the language of the business. */
export async function SlipScreen({ bag }: { bag: BankBag }) {
  const { slip, currency, pieces, events } = bag
  const { timeZone } = slip
  const reader = await getTranslations("bank-bags.slip")
  const language = languageOf(slip.language)
  const t = await translator(language, "bank-bags")
  const date = new Intl.DateTimeFormat(intlLocale(language), { dateStyle: "long", timeZone })
  const witness = events.find(({ kind }) => kind === "sealed")?.witness ?? ""
  const items = [
    { term: t("slip.depositor"), value: `${slip.legalName} · ${bag.shopName}` },
    { term: t("slip.account"), value: [slip.accountName, slip.iban, slip.bic].filter(Boolean).join(" · ") },
    { term: t("slip.bag"), value: bag.number },
    { term: t("slip.number"), value: bag.slipNumber },
    { term: t("slip.seal"), value: bag.sealNumber },
    { term: t("slip.date"), value: date.format(new Date(bag.preparedAt)) },
    { term: t("slip.preparedBy"), value: bag.preparedBy.name },
    { term: t("slip.witness"), value: witness },
  ]
  return (
    <PrintedPage
      language={language}
      timeZone={timeZone}
      messages={["cash"]}
      href={`/business/safe-to-bank?open=${bag.id}`}
      back={reader("back")}
      print={reader("print")}
    >
      <h1 className="font-semibold text-heading">{t("slip.title")}</h1>
      <DescriptionList items={items} />
      <PiecesTable label={t("slip.title")} currency={currency} pieces={pieces} />
      <Signature>{t("slip.signature")}</Signature>
    </PrintedPage>
  )
}
